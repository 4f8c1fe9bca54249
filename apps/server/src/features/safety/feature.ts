import type { Database } from '#platform/database/database';
import { safetyConsoleHandlers } from './console-routes.ts';
import { safetyHandlers } from './routes.ts';

export const safetyFeature = {
  handlers: (services: { readonly database: Database }) => ({
    ...safetyHandlers(services),
    ...safetyConsoleHandlers(services),
  }),
};
