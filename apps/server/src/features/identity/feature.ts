import { identityConsoleHandlers } from './console-routes.ts';
import { seedDemo } from './demo/seed-demo.ts';
import type { IdentityServices } from './identity-services.ts';
import { identityJobs } from './jobs.ts';
import { identityHandlers } from './routes.ts';

export const identityFeature = {
  handlers: (services: IdentityServices) => ({
    ...identityHandlers(services),
    ...identityConsoleHandlers(services),
  }),
  jobs: () => identityJobs,
  seedDemo,
};
