import type { Cashier } from './cashier-services.ts';
import { seedDemoChannels } from './channels/seed-demo-channels.ts';
import { cashierConsoleHandlers } from './console-routes.ts';
import { tellOrder } from './events.ts';
import { cashierInvariants } from './invariants/cashier-invariants.ts';
import { cashierJobs } from './jobs.ts';
import { countMoreTurnover, countTurnover } from './rollovers/events.ts';
import { cashierHandlers } from './routes.ts';
import { withdrawalJobs } from './withdrawals/jobs.ts';

export const cashierFeature = {
  handlers: (services: Parameters<typeof cashierHandlers>[0]) => ({
    ...cashierHandlers(services),
    ...cashierConsoleHandlers(services),
  }),
  jobs: ({ cashier }: { readonly cashier: Cashier }) => [
    ...cashierJobs,
    ...withdrawalJobs(cashier.withdrawals),
  ],
  eventHandlers: [tellOrder, countTurnover, countMoreTurnover],
  invariants: cashierInvariants,
  seedDemo: seedDemoChannels,
  refreshDemo: seedDemoChannels,
};
