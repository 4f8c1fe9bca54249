import type { cashierConsoleEndpoints } from '@maneki/contract/cashier/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function cashierConsoleHandlers(): Handlers<typeof cashierConsoleEndpoints> {
  return {};
}
