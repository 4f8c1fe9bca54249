import type { LotteryGame } from '@maneki/games/lottery/games';
import { type NewRound, newBet } from '#features/rounds';
import type { Buying } from './load-issue.ts';

const MODEL_VERSION = 1;

/** A slip as it is written down before anybody is asked for its stake. */
export const describeSlipRound = ({
  session,
  game,
  issue,
  bought,
  key,
  now,
}: Buying & { readonly game: LotteryGame; readonly key: string; readonly now: Date }): NewRound =>
  newBet({
    session,
    key,
    now,
    kind: 'lottery',
    gameId: game.gameId,
    stake: bought.stake,
    bet: bought.slip,
    model: game.family,
    modelVersion: MODEL_VERSION,
    commitment: issue.commitment ?? '',
    nonce: issue.no,
    tableRound: issue.no,
  });
