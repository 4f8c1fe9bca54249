import type { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { Jobs } from '#platform/jobs/run-jobs';
import type { Cashier } from './cashier-services.ts';
import { depositHandlers } from './deposit-routes.ts';
import { withdrawalHandlers } from './withdrawal-routes.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function cashierHandlers({
  cashier,
  jobs,
}: {
  readonly cashier: Cashier;
  readonly jobs: Jobs;
}): Handlers<typeof cashierEndpoints> {
  return {
    ...depositHandlers(cashier.deposits),
    ...withdrawalHandlers({ cashier, jobs }),
  };
}
