import { type SiteConsoleServices, siteConsoleHandlers } from './console-routes.ts';
import { pushSettings } from './events.ts';
import type { MerchantDirectory } from './merchant-directory.ts';
import { siteHandlers } from './routes.ts';
import { seedMerchants } from './seed-merchants.ts';

export const siteFeature = {
  handlers: (services: SiteConsoleServices & { readonly merchants: MerchantDirectory }) => ({
    ...siteHandlers(services.merchants),
    ...siteConsoleHandlers(services),
  }),
  eventHandlers: [pushSettings],
  seed: seedMerchants,
};
