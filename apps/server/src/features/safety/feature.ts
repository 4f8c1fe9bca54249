import type { Database } from '#platform/database/database';
import { safetyConsoleHandlers } from './console-routes.ts';
import type { PlayerWallet } from './exclusions/player-wallet.ts';
import { safetyHandlers } from './routes.ts';

export const safetyFeature = {
  handlers: (services: { readonly database: Database; readonly wallet: PlayerWallet }) => ({
    ...safetyHandlers(services),
    ...safetyConsoleHandlers(services),
  }),
};
