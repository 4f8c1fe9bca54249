import { FAMILIES } from '@maneki/games/lottery/families';
import { canPayHalf, findLine } from '@maneki/games/lottery/find-line';
import { findPlay } from '@maneki/games/lottery/find-play';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { endRestrictions, findIssue, insertRestrictions } from '#features/draws';
import { raiseVersion } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { LOTTERIES } from '../run/lease.ts';

export type RestrictWish = {
  readonly gameId: string;
  readonly play: string;
  readonly numbers: readonly string[];
  /** Null takes them as ever. */
  readonly rule: 'CLOSED' | 'HALF' | null;
  /** The first issue that it is about. */
  readonly fromNo: number;
};

/** OPEN: what an issue takes and pays is said before it opens. INVALID: no such play, number, or half of it. */
export type RestrictOutcome = 'RESTRICTED' | 'UNKNOWN' | 'INVALID' | 'OPEN';

/** Says what becomes of numbers from an issue on that is not open yet. */
export async function restrictNumbers(
  { database, clock }: Pick<HouseServices, 'database' | 'clock'>,
  { gameId, play: code, numbers, rule, fromNo: no }: RestrictWish,
): Promise<RestrictOutcome> {
  const game = findLotteryGame(gameId);
  if (!game) return 'UNKNOWN';
  const play = findPlay(FAMILIES[game.family], code);
  const distinct = [...new Set(numbers)];
  if (
    !play ||
    distinct.length === 0 ||
    !distinct.every((number) => findLine(play, number) === number)
  )
    return 'INVALID';
  if (rule === 'HALF' && !canPayHalf(play)) return 'INVALID';
  return database.transact(async (tx) => {
    // Held first, so that nothing opens meanwhile.
    await raiseVersion(tx, LOTTERIES);
    const issue = await findIssue(tx, { gameId, no });
    if (!issue) return 'UNKNOWN';
    if (issue.status !== 'SCHEDULED' || issue.openAt <= clock.now()) return 'OPEN';
    const named = { gameId, play: code, numbers: distinct, no };
    await endRestrictions(tx, named);
    if (rule) await insertRestrictions(tx, { ...named, rule });
    return 'RESTRICTED';
  });
}
