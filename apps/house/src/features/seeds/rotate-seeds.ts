import type { Tx } from '#platform/database';
import { type ActivePair, addPair, type Player, type SeedServices } from './hold-pair.ts';
import { movePairs } from './store.ts';

export type Revealed = {
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly rounds: number;
  readonly revealedAt: Date;
};

/**
 * Reveals the pair in use and takes the next one, whose commitment was shown all along. The caller holds
 * the pair and has seen that no round of it is open.
 */
export async function rotateSeeds(
  tx: Tx,
  services: SeedServices,
  { pair, clientSeed, playerId, now }: Player & { pair: ActivePair; clientSeed: string },
): Promise<Revealed> {
  await movePairs(tx, { playerId, clientSeed, now });
  await addPair(tx, services, { playerId, now, status: 'NEXT', clientSeed: null });
  return {
    commitment: pair.commitment,
    serverSeed: services.sealer.open(pair.serverSeedSealed).toString('hex'),
    clientSeed: pair.clientSeed,
    rounds: pair.nonce,
    revealedAt: now,
  };
}
