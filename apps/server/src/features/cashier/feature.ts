import type { Cashier } from './cashier-services.ts';
import { cashierConsoleHandlers } from './console-routes.ts';
import { tellOrder } from './events.ts';
import { countMoreTurnover, countTurnover } from './rollovers/events.ts';
import { cashierHandlers } from './routes.ts';
import { withdrawalJobs } from './withdrawals/jobs.ts';

type Services = Parameters<typeof cashierHandlers>[0] &
  Parameters<typeof cashierConsoleHandlers>[0];

export const cashierFeature = {
  handlers: (services: Services) => ({
    ...cashierHandlers(services),
    ...cashierConsoleHandlers(services),
  }),
  jobs: ({ cashier }: { readonly cashier: Cashier }) => withdrawalJobs(cashier.withdrawals),
  eventHandlers: [tellOrder, countTurnover, countMoreTurnover],
};
