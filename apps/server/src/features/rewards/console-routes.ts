import type { rewardsConsoleEndpoints } from '@maneki/contract/rewards/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import { promotionConsoleHandlers } from './promotion-console-routes.ts';
import type { RewardsOutside } from './routes.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function rewardsConsoleHandlers(
  outside: RewardsOutside,
): Handlers<typeof rewardsConsoleEndpoints> {
  return { ...promotionConsoleHandlers(outside) };
}
