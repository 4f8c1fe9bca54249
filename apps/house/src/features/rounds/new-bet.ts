import type { Session } from '#features/sessions';
import { drawId } from '#platform/secrets';
import type { NewRound } from './store.ts';

type Bet = Pick<
  NewRound,
  'kind' | 'gameId' | 'key' | 'stake' | 'bet' | 'model' | 'modelVersion' | 'commitment'
> & {
  readonly session: Session;
  /** The round of a table, or issue of a lottery. */
  readonly tableRound: number;
  readonly nonce: number;
  readonly now: Date;
};

/**
 * A bet on what many share, as it is written down before anybody is asked for its stake. What proves it is the seed of
 * a shoe or a day, so the place in that stands where a player's own rounds have their nonce.
 */
export function newBet({ session, now, ...bet }: Bet): NewRound {
  return {
    ...bet,
    playerId: session.playerId,
    id: drawId(now),
    sessionId: session.id,
    merchant: session.merchant,
    vendor: session.vendor,
    currency: session.currency,
    win: 0n,
    outcome: null,
    isAlone: false,
    seedId: drawId(now),
    blocks: 0,
    hasJackpots: false,
    placedAt: now,
  };
}
