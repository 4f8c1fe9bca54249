import type { rewardsConsoleEndpoints } from '@maneki/contract/rewards/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import { mallConsoleHandlers } from './mall-console-routes.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function rewardsConsoleHandlers(
  services: Parameters<typeof mallConsoleHandlers>[0],
): Handlers<typeof rewardsConsoleEndpoints> {
  return { ...mallConsoleHandlers(services) };
}
