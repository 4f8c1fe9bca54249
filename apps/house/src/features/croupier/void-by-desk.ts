import { undoBets } from '#features/rounds';
import { findTableRound, holdForDesk, moveTableRound, raiseVersion } from '#features/tables';
import type { HouseServices } from '#platform/services';

export type VoidWish = { readonly gameId: string; readonly no: number; readonly reason: string };

/** Gives every stake of a round back that is not settled. Answers whether there was something to give back. */
export async function voidByDesk(
  services: HouseServices,
  { gameId, no, reason }: VoidWish,
  onMoved: () => void,
): Promise<boolean> {
  const { database, clock } = services;
  const isVoid = await database.transact(async (tx) => {
    // The table before its round, as its runner does.
    await holdForDesk(tx, gameId);
    const round = await findTableRound(tx, { gameId, no });
    if (!round || round.status === 'SETTLED' || round.status === 'VOIDED') return false;
    await moveTableRound(tx, round, { status: 'VOIDED', now: clock.now(), reason });
    await raiseVersion(tx, gameId);
    return true;
  });
  if (!isVoid) return false;
  onMoved();
  await undoBets(services, { gameId, no, reason });
  return true;
}
