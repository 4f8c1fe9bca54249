import type { SeedsView } from '@maneki/contract/house/schemas';
import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database';
import { holdPair, type Player, type SeedServices } from './hold-pair.ts';
import { findInUse, listPairs } from './store.ts';

/** What a player may know of the seeds to come. A player who is here for the first time gets some. */
export async function describeSeeds(
  tx: Tx,
  services: SeedServices,
  player: Player,
): Promise<SeedsView> {
  const { playerId } = player;
  let { active, next } = await findInUse(tx, playerId);
  if (!active) {
    await holdPair(tx, services, player);
    ({ active, next } = await findInUse(tx, playerId));
  }
  const clientSeed = active?.clientSeed ?? null;
  invariant(active && next && clientSeed !== null, `player ${playerId} has no seeds in use`);
  return {
    commitment: active.commitment,
    nextCommitment: next.commitment,
    clientSeed,
    nonce: active.nonce,
  };
}

/** The seeds of rounds that are over: the server's where it has been revealed. */
export async function revealSeeds(
  tx: Tx,
  { sealer }: Pick<SeedServices, 'sealer'>,
  wanted: { readonly playerId: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, { serverSeed: string | null; clientSeed: string }>> {
  const pairs = await listPairs(tx, wanted);
  return new Map(
    pairs.map(({ id, isRevealed, serverSeedSealed, clientSeed }) => {
      const serverSeed = isRevealed ? sealer.open(serverSeedSealed).toString('hex') : null;
      return [id, { serverSeed, clientSeed: clientSeed ?? '' }];
    }),
  );
}
