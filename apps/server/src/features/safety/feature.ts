import type { Database } from '#platform/database/database';
import { safetyConsoleHandlers } from './console-routes.ts';
import type { PlayerWallet } from './exclusions/player-wallet.ts';
import { safetyHandlers } from './routes.ts';
import { verificationConsoleHandlers } from './verification/console-routes.ts';
import { pushVerification } from './verification/events.ts';
import { verificationJobs } from './verification/jobs.ts';
import { verificationHandlers } from './verification/routes.ts';
import type { VerificationServices } from './verification/verification-services.ts';

export const safetyFeature = {
  handlers: (
    services: { readonly database: Database; readonly wallet: PlayerWallet } & VerificationServices,
  ) => ({
    ...safetyHandlers(services),
    ...safetyConsoleHandlers(services),
    ...verificationHandlers(services),
    ...verificationConsoleHandlers(services),
  }),
  eventHandlers: [pushVerification],
  jobs: () => verificationJobs,
};
