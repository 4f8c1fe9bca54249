import { dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import { loadBlocks } from '@maneki/games/fair/browser-blocks';
import { readDraws, sharedMessageOf } from '@maneki/games/fair/draws';
import type { CheckedRoundOf } from '../checked-round.ts';
import type { FoundOf } from '../round-check.ts';

/** 415 draws shuffle eight decks, four to a block; some are left for words that are skipped. */
const BLOCKS = 128;

export async function compute(
  round: CheckedRoundOf<'dragon-tiger'>,
): Promise<FoundOf<'dragon-tiger'>> {
  const { serverSeed, game: gameId, shoe, place, stakes, stake } = round;
  const message = (counter: number) => sharedMessageOf({ gameId, roundNo: shoe }, counter);
  const draws = readDraws(await loadBlocks({ serverSeed, message, count: BLOCKS }));
  const outcome = dragonTigerRules.playShoe(draws)(place);
  const pays = stake === undefined ? undefined : dragonTigerRules.payoutOf(stakes, outcome);
  return { outcome, shoe, place, pays };
}
