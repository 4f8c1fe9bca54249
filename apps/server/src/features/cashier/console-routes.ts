import type { cashierConsoleEndpoints } from '@maneki/contract/cashier/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { Jobs } from '#platform/jobs/run-jobs';
import type { Cashier } from './cashier-services.ts';
import { depositConsoleHandlers } from './deposit-console-routes.ts';
import { withdrawalConsoleHandlers } from './withdrawal-console-routes.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function cashierConsoleHandlers({
  cashier,
  jobs,
}: {
  readonly cashier: Cashier;
  readonly jobs: Jobs;
}): Handlers<typeof cashierConsoleEndpoints> {
  return {
    ...depositConsoleHandlers(cashier.deposits),
    ...withdrawalConsoleHandlers({ cashier, jobs }),
  };
}
