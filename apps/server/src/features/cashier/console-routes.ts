import type { cashierConsoleEndpoints } from '@maneki/contract/cashier/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { Cashier } from './cashier-services.ts';
import { depositConsoleHandlers } from './deposit-console-routes.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function cashierConsoleHandlers({
  cashier,
}: {
  readonly cashier: Cashier;
}): Handlers<typeof cashierConsoleEndpoints> {
  return { ...depositConsoleHandlers(cashier.deposits) };
}
