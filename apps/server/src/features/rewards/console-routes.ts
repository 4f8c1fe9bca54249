import type { rewardsConsoleEndpoints } from '@maneki/contract/rewards/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function rewardsConsoleHandlers(): Handlers<typeof rewardsConsoleEndpoints> {
  return {};
}
