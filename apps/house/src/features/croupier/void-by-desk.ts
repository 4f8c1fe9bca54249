import type { DeskAnswer, DeskWish } from '@maneki/contract/house/desk';
import { isBeingSettled, undoBets } from '#features/rounds';
import { holdForDesk, lockTableRound, moveTableRound, raiseVersion } from '#features/tables';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';

/** Gives every stake of a round back, unless somebody has begun to settle it. Asked twice, it is the same. */
export async function voidByDesk(
  services: HouseServices,
  wish: DeskWish<'voidRound'>,
  onMoved: () => void,
): Promise<DeskAnswer<'voidRound'>> {
  const { database, clock } = services;
  const outcome = await database.transact((tx) => markVoid(tx, wish, clock.now()));
  if (outcome !== 'VOIDED') return { outcome };
  onMoved();
  // Also where it was void already: whoever was to give the stakes back may have died before.
  await undoBets(services, wish);
  return { outcome };
}

async function markVoid(
  tx: Tx,
  wish: DeskWish<'voidRound'>,
  now: Date,
): Promise<DeskAnswer<'voidRound'>['outcome']> {
  // The table before its round, as its runner does.
  await holdForDesk(tx, wish.gameId);
  const round = await lockTableRound(tx, wish);
  if (!round) return 'UNKNOWN';
  if (round.status === 'VOIDED') return 'VOIDED';
  if (round.status === 'SETTLED' || (await isBeingSettled(tx, wish))) return 'SETTLED';
  await moveTableRound(tx, round, { status: 'VOIDED', now, reason: wish.reason });
  await raiseVersion(tx, wish.gameId);
  return 'VOIDED';
}
