import type { HouseRefusal } from '@maneki/contract/house/refusals';
import { CLIENT_SEED, type HouseReply } from '@maneki/contract/house/schemas';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { hasOpenRound } from '#features/rounds';
import { describeSeeds, holdPair, rotateSeeds } from '#features/seeds';
import type { Session } from '#features/sessions';
import type { HouseServices } from '#platform/services';

/** Reveals the seeds in use and takes the next, with the player's own word in them. */
export async function rotatePair(
  services: HouseServices,
  { playerId }: Session,
  wished: string | undefined,
): Promise<Outcome<HouseReply<'rotateSeeds'>, HouseRefusal>> {
  if (wished !== undefined && !CLIENT_SEED.test(wished))
    return refused({ code: 'house.seed_invalid', detail: {} });
  const now = services.clock.now();
  return services.database.transact(async (tx) => {
    const pair = await holdPair(tx, services, { playerId, now });
    // Its seed would tell what the open round is going to be.
    if (await hasOpenRound(tx, playerId))
      return refused({ code: 'house.round_running', detail: {} });
    const clientSeed = wished ?? pair.clientSeed;
    const revealed = await rotateSeeds(tx, services, { playerId, now, pair, clientSeed });
    const seeds = await describeSeeds(tx, services, { playerId, now });
    return done({
      revealed: { ...revealed, revealedAt: revealed.revealedAt.toISOString() },
      seeds,
    });
  });
}
