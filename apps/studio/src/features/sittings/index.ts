export { findSitting } from './find-sitting.ts';
export { openSitting } from './open-sitting.ts';
export type { Sitting } from './sitting.ts';
