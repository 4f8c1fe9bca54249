import type { SlotModel } from '../slots/model.ts';
import type { SlotOutcome } from '../slots/outcome.ts';
import { type BlockSource, readDraws } from './draws.ts';

/** No round reads more blocks, its jackpots included: how many to load before one is verified. */
export const ROUND_BLOCKS_MAX = 256;

export type Verdict = {
  readonly isSame: boolean;
  /** What the seeds say that the round was. */
  readonly outcome: SlotOutcome;
  readonly blocksUsed: number;
};

/** Plays a round again from its blocks and compares it with what was stored or received, field by field. */
export function verifyRound(
  model: Pick<SlotModel, 'play'>,
  round: { readonly blockAt: BlockSource; readonly stored: unknown },
): Verdict {
  const draws = readDraws(round.blockAt);
  const outcome = model.play(draws);
  return { isSame: isSame(outcome, round.stored), outcome, blocksUsed: draws.blocksUsed };
}

/** The order of fields, and fields that are undefined, may change on the way through a database or the wire. */
function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) {
    return false;
  }
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((field) =>
    isSame(left[field], right[field]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
