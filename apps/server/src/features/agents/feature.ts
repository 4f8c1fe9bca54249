import { agentsHandlers } from './routes.ts';

export const agentsFeature = { handlers: agentsHandlers };
