import type { lotteryEndpoints } from '@maneki/contract/lottery/endpoints';
import type { Handlers } from '#platform/calls/handlers';

/** Translates between the wire and the use cases. Decides nothing. */
export function lotteryHandlers(): Handlers<typeof lotteryEndpoints> {
  return {};
}
