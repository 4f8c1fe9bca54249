import type { Database } from '#platform/database/database';
import { siteConsoleHandlers } from './console-routes.ts';
import { pushSettings } from './events.ts';
import type { MerchantDirectory } from './merchant-directory.ts';
import { siteHandlers } from './routes.ts';
import { seedMerchants } from './seed-merchants.ts';

export const siteFeature = {
  handlers: (services: { readonly merchants: MerchantDirectory; readonly database: Database }) => ({
    ...siteHandlers(services.merchants),
    ...siteConsoleHandlers(services.database),
  }),
  eventHandlers: [pushSettings],
  seed: seedMerchants,
};
