export { findSession } from './find-session.ts';
export { type Opened, openSession } from './open-session.ts';
export type { Session } from './session.ts';
export { deleteSessionsBefore, endSession } from './store.ts';
