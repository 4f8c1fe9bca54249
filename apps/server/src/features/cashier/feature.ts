import type { Cashier } from './cashier-services.ts';
import { seedDemoChannels } from './channels/seed-demo-channels.ts';
import { cashierConsoleHandlers } from './console-routes.ts';
import { tellOrder } from './events.ts';
import { cashierInvariants } from './invariants/cashier-invariants.ts';
import { cashierJobs } from './jobs.ts';
import { cashierHandlers } from './routes.ts';

export const cashierFeature = {
  handlers: (services: { readonly cashier: Cashier }) => ({
    ...cashierHandlers(services),
    ...cashierConsoleHandlers(services),
  }),
  jobs: () => cashierJobs,
  eventHandlers: [tellOrder],
  invariants: cashierInvariants,
  seedDemo: seedDemoChannels,
  refreshDemo: seedDemoChannels,
};
