import { diceWin, rollDice } from '@maneki/games/dice/dice';
import { loadBlocks } from '@maneki/games/fair/browser-blocks';
import { messageOf, readDraws } from '@maneki/games/fair/draws';
import type { CheckedRoundOf } from '../checked-round.ts';
import type { FoundOf } from '../round-check.ts';

/** A roll is one draw; words are skipped so rarely that the second block is never read. */
const BLOCKS = 2;

export async function compute(round: CheckedRoundOf<'dice'>): Promise<FoundOf<'dice'>> {
  const { serverSeed, bet, stake } = round;
  const message = (counter: number) => messageOf(round, counter);
  const roll = rollDice(readDraws(await loadBlocks({ serverSeed, message, count: BLOCKS })));
  const pays = bet && stake !== undefined ? diceWin(bet, { stake, roll }) : undefined;
  return { roll, bet, pays };
}
