import type { rewardsConsoleEndpoints } from '@maneki/contract/rewards/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import { mallConsoleHandlers } from './mall-console-routes.ts';
import { missionConsoleHandlers } from './mission-console-routes.ts';
import { packetConsoleHandlers } from './packet-console-routes.ts';
import { promotionConsoleHandlers } from './promotion-console-routes.ts';
import { referralConsoleHandlers } from './referral-console-routes.ts';
import type { RewardsOutside } from './routes.ts';
import { vipConsoleHandlers } from './vip-console-routes.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export const rewardsConsoleHandlers = (
  services: RewardsOutside & Parameters<typeof mallConsoleHandlers>[0],
): Handlers<typeof rewardsConsoleEndpoints> => ({
  ...promotionConsoleHandlers(services),
  ...vipConsoleHandlers(services),
  ...missionConsoleHandlers(services),
  ...mallConsoleHandlers(services),
  ...packetConsoleHandlers(services),
  ...referralConsoleHandlers(services),
});
