import type { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import type { Handlers } from '#platform/calls/handlers';

/** Translates between the wire and the use cases. Decides nothing. */
export function cashierHandlers(): Handlers<typeof cashierEndpoints> {
  return {};
}
