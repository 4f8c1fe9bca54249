import type { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function lotteryConsoleHandlers(): Handlers<typeof lotteryConsoleEndpoints> {
  return {};
}
