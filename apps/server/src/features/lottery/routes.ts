import type { Language } from '@maneki/contract/language';
import type { lotteryEndpoints } from '@maneki/contract/lottery/endpoints';
import { done } from '@maneki/kernel/outcome';
import type { CatalogDirectory } from '#features/catalog';
import type { Call } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { listLotteries, listMenu } from './list-lotteries.ts';
import { listNumeros } from './list-numeros.ts';
import { listHistory, listRecentVn } from './list-results.ts';
import type { LotteryReader } from './lottery-reader.ts';
import { isVietnamese, offeredGames } from './offered-games.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function lotteryHandlers({
  lotteries,
  catalogue: directory,
  listProvidersOn,
}: {
  readonly lotteries: LotteryReader;
  readonly catalogue: CatalogDirectory;
  listProvidersOn(now: Date): Promise<readonly string[]>;
}): Handlers<typeof lotteryEndpoints> {
  /** What is drawn now, of what the caller's merchant offers. */
  const look = async ({ now, merchantCode }: Call) => {
    const told = await lotteries.readBoard();
    if (!told.ok) return told;
    await directory.settled();
    const { catalogue } = directory.at(await listProvidersOn(now), merchantCode);
    return done({ now: told.value.now, games: offeredGames(catalogue, told.value.games) });
  };
  const languageOf = (call: Call, asked: { readonly language?: Language | undefined }) =>
    asked.language ?? call.language;
  return {
    listGames: async (call, asked) => {
      const seen = await look(call);
      return seen.ok ? done(listLotteries(seen.value.games, languageOf(call, asked))) : seen;
    },
    getMenu: async (call, asked) => {
      const seen = await look(call);
      return seen.ok ? done(listMenu(seen.value.games, languageOf(call, asked))) : seen;
    },
    listNumeros: async (call) => {
      const seen = await look(call);
      return seen.ok ? done(listNumeros(seen.value.games, seen.value.now)) : seen;
    },
    listVnNumeros: async (call) => {
      const seen = await look(call);
      if (!seen.ok) return seen;
      return done(listNumeros(seen.value.games.filter(isVietnamese), seen.value.now));
    },
    listRecentVn: async (call, { gameId, ...asked }) => {
      const seen = await look(call);
      if (!seen.ok) return seen;
      return listRecentVn(lotteries, seen.value.games, {
        gameId,
        language: languageOf(call, asked),
      });
    },
    listHistory: async (call, asked) => {
      const seen = await look(call);
      return seen.ok ? listHistory(lotteries, seen.value.games, asked) : seen;
    },
  };
}
