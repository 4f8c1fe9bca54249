import type { HouseReply } from '@maneki/contract/house/schemas';
import { isId } from '@maneki/kernel/ids';
import { listChases } from '#features/draws';
import { listRounds } from '#features/rounds';
import type { HouseServices } from '#platform/services';
import type { Buyer } from './buyer.ts';
import { viewChases } from './view-chases.ts';
import { viewSlips } from './view-slip.ts';

const PAGE = 20;

/** A cursor that is none of ours begins again: it can only be made up. */
const readCursor = (cursor: string | undefined) =>
  cursor !== undefined && isId(cursor) ? cursor : undefined;

/** A player's slips of a game, newest first: all, those that wait for a draw, or those that are over. */
export async function listSlips(
  { database, clock }: Pick<HouseServices, 'database' | 'clock'>,
  { session, game }: Buyer,
  {
    cursor,
    status,
  }: { readonly cursor?: string | undefined; readonly status?: 'OPEN' | 'OVER' | undefined },
): Promise<HouseReply<'listSlips'>> {
  const { playerId, gameId, currency } = session;
  const isDecided = status === undefined ? undefined : status === 'OVER';
  const wanted = { playerId, gameId, currency, before: readCursor(cursor), limit: PAGE + 1 };
  return database.transact(async (tx) => {
    const found = await listRounds(tx, { ...wanted, isDecided });
    const rounds = found.slice(0, PAGE);
    const slips = await viewSlips(tx, game, { rounds, now: clock.now() });
    return { slips, next: found.length > PAGE ? rounds.at(-1)!.id : null };
  });
}

/** A player's chases of a game, newest first. */
export async function listOwnChases(
  { database }: Pick<HouseServices, 'database'>,
  { playerId, gameId, currency }: Buyer['session'],
  cursor: string | undefined,
): Promise<HouseReply<'listChases'>> {
  const wanted = { playerId, gameId, currency, before: readCursor(cursor), limit: PAGE + 1 };
  return database.transact(async (tx) => {
    const found = await listChases(tx, wanted);
    const page = found.slice(0, PAGE);
    const chases = await viewChases(tx, page);
    return { chases, next: found.length > PAGE ? page.at(-1)!.id : null };
  });
}
