export type { Caps } from './limit.ts';
export { safetyHandlers } from './routes.ts';
export { capsColumns, findCaps, joinCaps, selectCaps } from './store.ts';
