import type { cashierConsoleEndpoints } from '@maneki/contract/cashier/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import { withdrawalConsoleHandlers } from './withdrawal-console-routes.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function cashierConsoleHandlers(
  services: Parameters<typeof withdrawalConsoleHandlers>[0],
): Handlers<typeof cashierConsoleEndpoints> {
  return { ...withdrawalConsoleHandlers(services) };
}
