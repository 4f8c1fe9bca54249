export { safetyFeature } from './feature.ts';
export type { Caps } from './limit.ts';
export { capsColumns, findCaps, joinCaps, selectCaps } from './store.ts';
