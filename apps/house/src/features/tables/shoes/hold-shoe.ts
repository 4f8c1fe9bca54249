import { readDraws, sharedMessageOf } from '@maneki/games/fair/draws';
import type { TableGame } from '@maneki/games/tables/table-games';
import { invariant } from '@maneki/kernel/invariant';
import { drawServerSeed, signBlocks } from '#features/seeds';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import type { Outcome } from '../table.ts';
import { findShoe, insertShoe, type Shoe, turnShoes } from './store.ts';

type ShoeServices = Pick<HouseServices, 'sealer' | 'drawBytes'>;
type Named = { readonly gameId: string; readonly now: Date };

async function addShoe(
  tx: Tx,
  { drawBytes, sealer }: ShoeServices,
  shoe: Named & Pick<Shoe, 'no' | 'status'>,
): Promise<void> {
  await insertShoe(tx, { ...shoe, ...drawServerSeed(drawBytes, sealer) });
}

/** The shoe that is played from; a table's first one, and the one after it, are made where there are none. */
export async function holdShoe(tx: Tx, services: ShoeServices, named: Named): Promise<Shoe> {
  const active = await findShoe(tx, { gameId: named.gameId, status: 'ACTIVE' });
  if (active) return active;
  await addShoe(tx, services, { ...named, no: 1, status: 'ACTIVE' });
  await addShoe(tx, services, { ...named, no: 2, status: 'NEXT' });
  const first = await findShoe(tx, { gameId: named.gameId, status: 'ACTIVE' });
  invariant(first, `${named.gameId} has no shoe`);
  return first;
}

/** Tells the seed of a shoe that is over, and goes on with the next, whose hash was shown all along. */
export async function changeShoe(tx: Tx, services: ShoeServices, named: Named): Promise<Shoe> {
  await turnShoes(tx, named);
  const shoe = await findShoe(tx, { gameId: named.gameId, status: 'ACTIVE' });
  invariant(shoe, `${named.gameId} has no shoe`);
  await addShoe(tx, services, { ...named, no: shoe.no + 1, status: 'NEXT' });
  return shoe;
}

/** What a round of a shoe brings: decided by its seed alone, whoever computes it. */
export function outcomeIn(
  { sealer }: Pick<ShoeServices, 'sealer'>,
  { rules, gameId }: TableGame,
  shoe: Pick<Shoe, 'no' | 'serverSeedSealed'>,
  place: number,
): Outcome {
  const serverSeed = sealer.open(shoe.serverSeedSealed);
  const message = (counter: number) => sharedMessageOf({ gameId, roundNo: shoe.no }, counter);
  return rules.playShoe(readDraws(signBlocks(serverSeed, message)))(place);
}
