export { slotHandlers } from './routes.ts';
