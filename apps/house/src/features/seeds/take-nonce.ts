import { messageOf } from '@maneki/games/fair/draws';
import type { Tx } from '#platform/database';
import { type ActivePair, holdPair, type Player, type SeedServices } from './hold-pair.ts';
import { PAIR_AGE_MAX_MS } from './pair.ts';
import { rotateSeeds } from './rotate-seeds.ts';
import { signBlocks } from './sign-blocks.ts';
import { raiseNonce } from './store.ts';

/**
 * A place in the player's stream that no other round has, nor will have. The caller holds the pair. One
 * that has grown old is replaced first, unless a round that it decides is not over: it would be told.
 */
export async function takeNonce(
  tx: Tx,
  services: SeedServices,
  {
    pair: held,
    isInUse,
    ...player
  }: Player & { readonly pair: ActivePair; isInUse(): Promise<boolean> },
) {
  let pair = held;
  const isOld = player.now.getTime() - pair.activatedAt.getTime() >= PAIR_AGE_MAX_MS;
  if (isOld && !(await isInUse())) {
    await rotateSeeds(tx, services, { ...player, pair, clientSeed: pair.clientSeed });
    pair = await holdPair(tx, services, player);
  }
  const { id: seedId, commitment, clientSeed } = pair;
  const nonce = await raiseNonce(tx, { playerId: player.playerId, id: seedId });
  const serverSeed = services.sealer.open(pair.serverSeedSealed);
  const blockAt = signBlocks(serverSeed, (counter) => messageOf({ clientSeed, nonce }, counter));
  return { seedId, commitment, nonce, blockAt };
}
