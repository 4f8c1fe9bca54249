import type { playEndpoints } from '@maneki/contract/play/endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { JackpotReader } from '../jackpots/jackpot-reader.ts';
import type { WinnerBoard } from './list-winners.ts';

/** What everybody may see of others' luck. */
export const luckHandlers = ({
  listWinners,
  listJackpots,
}: {
  readonly listWinners: WinnerBoard;
  readonly listJackpots: JackpotReader;
}): Pick<Handlers<typeof playEndpoints>, 'listWinners' | 'listJackpots'> => ({
  listWinners: async ({ merchantCode, language }, asked) =>
    done({
      list: await listWinners({ ...asked, merchantCode, language: asked.language ?? language }),
    }),
  listJackpots: async ({ merchantCode }) =>
    done({ pools: [...(await listJackpots(merchantCode))] }),
});
