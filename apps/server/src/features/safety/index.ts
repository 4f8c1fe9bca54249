export { safetyFeature } from './feature.ts';
export { type Caps, writeCap } from './limit.ts';
export { intervalOf } from './sittings/sitting.ts';
export { findSitting } from './sittings/store.ts';
export { capsColumns, findCaps, joinCaps, selectCaps } from './store.ts';
export { findVerificationLevel } from './verification/find-level.ts';
export { VERIFICATION_PURPOSE } from './verification/verification-services.ts';
