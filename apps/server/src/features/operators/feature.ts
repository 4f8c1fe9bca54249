import { operatorsHandlers } from './routes.ts';

export const operatorsFeature = { handlers: operatorsHandlers };
