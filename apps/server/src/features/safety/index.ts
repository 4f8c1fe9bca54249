export type { Exclusion } from './exclusions/exclusion.ts';
export { findExclusion } from './exclusions/find-exclusion.ts';
export { executeLift } from './exclusions/lift-exclusion.ts';
export { safetyFeature } from './feature.ts';
export { type Caps, writeCap } from './limit.ts';
export { intervalOf } from './sittings/sitting.ts';
export { findSitting, listStays, type Stay } from './sittings/store.ts';
export { capsColumns, findCaps, joinCaps, selectCaps } from './store.ts';
