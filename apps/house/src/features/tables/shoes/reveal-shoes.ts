import type { Tx } from '#platform/database';
import type { Sealer } from '#platform/seal';
import { listShoes } from './store.ts';

/** The seeds of shoes, by their numbers: told once no further round is dealt from them. */
export async function revealShoes(
  tx: Tx,
  { sealer }: { readonly sealer: Sealer },
  wanted: { readonly gameId: string; readonly nos: readonly number[] },
): Promise<
  ReadonlyMap<number, { readonly commitment: string; readonly serverSeed: string | null }>
> {
  const shoes = await listShoes(tx, wanted);
  return new Map(
    shoes.map(({ no, status, commitment, serverSeedSealed }) => {
      const isTold = status === 'REVEALED';
      const serverSeed = isTold ? sealer.open(serverSeedSealed).toString('hex') : null;
      return [no, { commitment, serverSeed }];
    }),
  );
}
