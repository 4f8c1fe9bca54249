import { loadBlocks } from '@maneki/games/fair/browser-blocks';
import { messageOf, readDraws } from '@maneki/games/fair/draws';
import { ROUND_BLOCKS_MAX } from '@maneki/games/fair/verify-round';
import { findSlotGame } from '@maneki/games/slots/catalogue';
import { slotModels } from '@maneki/games/slots/slot-models';
import { winOf } from '@maneki/games/slots/win-of';
import type { CheckedRoundOf } from '../checked-round.ts';
import type { FoundOf } from '../round-check.ts';

export async function compute(round: CheckedRoundOf<'slots'>): Promise<FoundOf<'slots'>> {
  const game = findSlotGame(round.game);
  if (!game) throw new Error(`there is no slot ${round.game}`);
  const model = slotModels[game.model];
  const { serverSeed, stake } = round;
  const message = (counter: number) => messageOf(round, counter);
  const blocks = await loadBlocks({ serverSeed, message, count: ROUND_BLOCKS_MAX });
  const outcome = model.play(readDraws(blocks));
  // No bet of this machine was ever another.
  const isBet = stake !== undefined && stake > 0n && stake % BigInt(model.betUnits) === 0n;
  const pays = isBet ? winOf(model, stake, outcome.pay) : undefined;
  return { model, outcome, pays };
}
