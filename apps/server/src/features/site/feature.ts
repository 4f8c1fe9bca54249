import { pushSettings } from './events.ts';
import type { MerchantDirectory } from './merchant-directory.ts';
import { siteHandlers } from './routes.ts';

export const siteFeature = {
  handlers: ({ merchants }: { readonly merchants: MerchantDirectory }) => siteHandlers(merchants),
  eventHandlers: [pushSettings],
};
