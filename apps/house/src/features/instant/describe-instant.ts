import type { GameKind, RoundViewOf, SeedsView } from '@maneki/contract/house/schemas';
import { findUnfinished, type Round, viewRound } from '#features/rounds';
import { describeSeeds } from '#features/seeds';
import type { Session } from '#features/sessions';
import type { HouseServices } from '#platform/services';

/**
 * What the client of every instant game needs: the seeds of its next round, and a round that was not shown
 * to its end.
 */
export async function describeInstant<Kind extends GameKind>(
  services: HouseServices,
  { playerId, gameId }: Session,
): Promise<{ readonly seeds: SeedsView; readonly unfinished: RoundViewOf<Kind> | null }> {
  const now = services.clock.now();
  return services.database.transact(async (tx) => {
    const seeds = await describeSeeds(tx, services, { playerId, now });
    const round = await findUnfinished(tx, { playerId, gameId });
    // A game is of one kind, and so are its rounds.
    return { seeds, unfinished: round ? viewRound(round as Round & { kind: Kind }) : null };
  });
}
