import type { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import type { Handlers } from '#platform/calls/handlers';
import { withdrawalHandlers } from './withdrawal-routes.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function cashierHandlers(
  services: Parameters<typeof withdrawalHandlers>[0],
): Handlers<typeof cashierEndpoints> {
  return { ...withdrawalHandlers(services) };
}
