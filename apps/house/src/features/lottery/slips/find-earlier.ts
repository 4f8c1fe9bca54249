import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { writeAmount } from '@maneki/kernel/money';
import { findChase } from '#features/draws';
import { listNamed, type Round, slipOf } from '#features/rounds';
import type { Tx } from '#platform/database';
import type { ReadWish } from './read-wish.ts';

/** The slips of a chase have keys that follow from its own: a wish is one key, a round is one. */
export function keyOfIssue(key: string, no: number): string {
  const hex = createHash('sha256').update(`${key}|${no}`).digest('hex');
  // Marked as a UUID that was made by a rule of one's own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What a wish became when it came before; undefined where its key was of another wish. */
export async function findEarlier(
  tx: Tx,
  first: Round,
  { wish, gameId, currency }: { wish: ReadWish; gameId: string; currency: string },
): Promise<readonly Round[] | undefined> {
  if (first.kind !== 'lottery' || first.gameId !== gameId || first.currency !== currency)
    return undefined;
  const slip = slipOf(first);
  if (!isDeepStrictEqual(wantedOf(slip), wishedOf(wish))) return undefined;
  if (slip.chaseId === undefined) return wish.chase ? undefined : [first];
  const { playerId } = first;
  const chase = await findChase(tx, { playerId, id: slip.chaseId });
  const plan = chase?.issues.map(({ no, multiplier }) => ({ no, multiplier }));
  const isSame =
    chase?.stopsOnWin === wish.chase?.stopsOnWin && isDeepStrictEqual(plan, wish.chase?.issues);
  if (!chase || !isSame) return undefined;
  const names = chase.issues.map(({ roundId }) => ({ playerId, id: roundId }));
  const rounds = await listNamed(tx, names);
  return rounds.sort((one, other) => one.tableRound! - other.tableRound!);
}

/** What tells one wish from another: odds may have changed meanwhile. */
const wantedOf = ({
  no,
  playType,
  prizeMode,
  series,
  unitValue,
  tickets,
}: ReturnType<typeof slipOf>) => ({
  no,
  playType,
  prizeMode,
  series,
  unitValue,
  tickets: tickets.map(({ play, selection, stake }) => ({ play, selection, stake })),
});

function wishedOf({ no, playType, prizeMode, series, unitValue, tickets, chase }: ReadWish) {
  const times = BigInt(chase?.issues[0]?.multiplier ?? 1);
  return {
    no,
    playType,
    prizeMode,
    series,
    unitValue: unitValue === undefined ? undefined : writeAmount(unitValue),
    tickets: tickets.map(({ play, selection, amount, units, multiplier = 1 }) => ({
      play: play.code,
      selection: selection.text,
      stake: writeAmount(amount * BigInt(units) * BigInt(multiplier) * times),
    })),
  };
}
