import { loadBlocks } from '@maneki/games/fair/browser-blocks';
import { messageOf, readDraws } from '@maneki/games/fair/draws';
import { ROUND_BLOCKS_MAX } from '@maneki/games/fair/verify-round';
import { findSlotGame } from '@maneki/games/slots/catalogue';
import type { SlotModel } from '@maneki/games/slots/model';
import type { SlotOutcome } from '@maneki/games/slots/outcome';
import { slotModels } from '@maneki/games/slots/slot-models';
import type { CheckedRound } from './checked-round.ts';
import type { RoundCheck } from './round-check.ts';

/** Plays a round again from its seeds, with the very rules that the house plays it by. */
export async function computeRound(round: CheckedRound): Promise<RoundCheck> {
  const game = findSlotGame(round.game);
  if (!game) throw new Error(`there is no slot ${round.game}`);
  const model = slotModels[game.model];
  const fingerprint = await hashSeed(round.serverSeed);
  return {
    gameId: game.id,
    fingerprint,
    isSealWhole: round.commitment === undefined ? undefined : round.commitment === fingerprint,
    model,
    outcome: await playAgain(model, round),
  };
}

async function playAgain(model: SlotModel, round: CheckedRound): Promise<SlotOutcome> {
  const message = (counter: number) => messageOf(round, counter);
  const { serverSeed } = round;
  return model.play(readDraws(await loadBlocks({ serverSeed, message, count: ROUND_BLOCKS_MAX })));
}

async function hashSeed(serverSeed: string): Promise<string> {
  const bytes = Uint8Array.from(serverSeed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
