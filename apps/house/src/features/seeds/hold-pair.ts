import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database';
import { drawId } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import { drawClientSeed, drawServerSeed } from './pair.ts';
import { insertPair, lockActive, type PairRow } from './store.ts';

export type SeedServices = Pick<HouseServices, 'sealer' | 'drawBytes'>;
export type Player = { readonly playerId: string; readonly now: Date };
export type ActivePair = PairRow & { readonly clientSeed: string; readonly activatedAt: Date };

/**
 * Holds the player's pair in use until the transaction ends, drawing the first ones where there are
 * none. All that begins or forbids rounds of a player holds it, so they come one after the other.
 */
export async function holdPair(
  tx: Tx,
  services: SeedServices,
  player: Player,
): Promise<ActivePair> {
  const { playerId } = player;
  let pair = await lockActive(tx, playerId);
  if (!pair) {
    const clientSeed = drawClientSeed(services.drawBytes);
    await addPair(tx, services, { ...player, status: 'ACTIVE', clientSeed });
    await addPair(tx, services, { ...player, status: 'NEXT', clientSeed: null });
    pair = await lockActive(tx, playerId);
  }
  const { clientSeed = null, activatedAt = null } = pair ?? {};
  invariant(pair && clientSeed !== null && activatedAt, `player ${playerId} has no seeds in use`);
  return { ...pair, clientSeed, activatedAt };
}

/** A seed that nobody has seen, and its commitment. */
export async function addPair(
  tx: Tx,
  { drawBytes, sealer }: SeedServices,
  pair: Player & { readonly status: 'NEXT' | 'ACTIVE'; readonly clientSeed: string | null },
): Promise<void> {
  await insertPair(tx, { ...pair, id: drawId(pair.now), ...drawServerSeed(drawBytes, sealer) });
}
