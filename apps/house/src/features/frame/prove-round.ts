import type { GameKind } from '@maneki/contract/house/schemas';
import { isId } from '@maneki/kernel/ids';
import { revealDraws } from '#features/draws';
import { findRound } from '#features/rounds';
import { revealSeeds } from '#features/seeds';
import { revealShoes } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { shoeOf } from './shoe-of.ts';

/** What a round follows from. The server's seed is told once no further round is drawn from it. */
export type RoundProof = {
  readonly kind: GameKind;
  readonly gameId: string;
  readonly commitment: string;
  readonly nonce: number;
  /** Where many share its rounds: which shoe, of which the nonce is the place. */
  readonly shoeNo: number | null;
  /** Of which issue, where it is a slip of a lottery. */
  readonly issueNo: number | null;
  readonly clientSeed: string;
  readonly serverSeed: string | null;
};

/** Undefined for a round that is none of this player's. */
export async function proveRound(
  { database, sealer }: Pick<HouseServices, 'database' | 'sealer'>,
  { playerId, roundId }: { readonly playerId: string; readonly roundId: string },
): Promise<RoundProof | undefined> {
  if (!isId(roundId)) return undefined;
  return database.transact(async (tx) => {
    const round = await findRound(tx, { playerId, id: roundId });
    if (!round) return undefined;
    const { gameId, commitment, nonce, seedId, kind } = round;
    const told = { kind, gameId, commitment, nonce };
    if (kind === 'lottery') {
      const days = await revealDraws(tx, { sealer }, [commitment]);
      const serverSeed = days.get(commitment) ?? null;
      const issueNo = round.tableRound;
      return { ...told, shoeNo: null, issueNo, clientSeed: '', serverSeed };
    }
    const shoeNo = shoeOf(round);
    if (shoeNo !== undefined) {
      const shoes = await revealShoes(tx, { sealer }, { gameId, nos: [shoeNo] });
      const serverSeed = shoes.get(shoeNo)?.serverSeed ?? null;
      return { ...told, shoeNo, issueNo: null, clientSeed: '', serverSeed };
    }
    const seeds = await revealSeeds(tx, { sealer }, { playerId, ids: [seedId] });
    const { serverSeed = null, clientSeed = '' } = seeds.get(seedId) ?? {};
    return { ...told, shoeNo: null, issueNo: null, clientSeed, serverSeed };
  });
}
