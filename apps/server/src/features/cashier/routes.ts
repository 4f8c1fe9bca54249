import type { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { Cashier } from './cashier-services.ts';
import { depositHandlers } from './deposit-routes.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function cashierHandlers({
  cashier,
}: {
  readonly cashier: Cashier;
}): Handlers<typeof cashierEndpoints> {
  return { ...depositHandlers(cashier.deposits) };
}
