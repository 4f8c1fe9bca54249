import { isId } from '@maneki/kernel/ids';
import { findRound } from '#features/rounds';
import { revealSeeds } from '#features/seeds';
import type { HouseServices } from '#platform/services';

/** What a round follows from. The server's seed is told once no further round is drawn from it. */
export type RoundProof = {
  readonly gameId: string;
  readonly commitment: string;
  readonly nonce: number;
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
    const { gameId, commitment, nonce, seedId } = round;
    const seeds = await revealSeeds(tx, { sealer }, { playerId, ids: [seedId] });
    const { serverSeed = null, clientSeed = '' } = seeds.get(seedId) ?? {};
    return { gameId, commitment, nonce, clientSeed, serverSeed };
  });
}
