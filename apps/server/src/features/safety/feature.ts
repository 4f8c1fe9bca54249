import { safetyHandlers } from './routes.ts';

export const safetyFeature = { handlers: safetyHandlers };
