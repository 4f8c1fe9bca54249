import { FAMILIES } from '@maneki/games/lottery/families';
import { findPlay } from '@maneki/games/lottery/find-play';
import { findLotteryGame } from '@maneki/games/lottery/games';
import type { Play } from '@maneki/games/lottery/play';
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
  if (!play || distinct.length === 0 || !distinct.every((number) => hasLine(play, number)))
    return 'INVALID';
  // Only where a win names its number half of it can be paid.
  if (rule === 'HALF' && play.grammar.form !== 'OPTIONS') return 'INVALID';
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

/** Whether a number is a line of a play, as loads and restrictions write it. */
function hasLine({ grammar }: Play, number: string): boolean {
  if (grammar.form === 'OPTIONS') return grammar.rows[0]!.symbols.includes(number);
  const symbols = number.split('-');
  const inOrder = grammar.rows[0]!.symbols.filter((symbol) => symbols.includes(symbol));
  const rows = grammar.form === 'PLACES' ? symbols.map((symbol) => [symbol]) : [inOrder];
  if (rows.length !== grammar.rows.length) return false;
  const isKnown = rows.every((row, place) =>
    row.every((symbol) => grammar.rows[place]!.symbols.includes(symbol)),
  );
  return isKnown && [...grammar.list(rows)].some(({ key }) => key === number);
}
