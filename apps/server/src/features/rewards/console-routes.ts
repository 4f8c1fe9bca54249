import type { rewardsConsoleEndpoints } from '@maneki/contract/rewards/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { vipConsoleHandlers } from './vip-console-routes.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function rewardsConsoleHandlers(services: {
  readonly database: Database;
}): Handlers<typeof rewardsConsoleEndpoints> {
  return {
    ...vipConsoleHandlers(services),
import { missionConsoleHandlers } from './mission-console-routes.ts';
import type { RewardsOutside } from './routes.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function rewardsConsoleHandlers(
  services: RewardsOutside,
): Handlers<typeof rewardsConsoleEndpoints> {
  return {
    ...missionConsoleHandlers(services),
  };
import { mallConsoleHandlers } from './mall-console-routes.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function rewardsConsoleHandlers(
  services: Parameters<typeof mallConsoleHandlers>[0],
): Handlers<typeof rewardsConsoleEndpoints> {
  return { ...mallConsoleHandlers(services) };
}
