export { agentsHandlers } from './routes.ts';
