import type { LotteryGame } from '@maneki/games/lottery/games';
import { drawId } from '#platform/secrets';
import type { Buying } from './load-issue.ts';

/** A slip as it is written down before anybody is asked for its stake. */
export const describeSlipRound = ({
  session,
  game,
  issue,
  bought,
  key,
  now,
}: Buying & { readonly game: LotteryGame; readonly key: string; readonly now: Date }) => ({
  kind: 'lottery' as const,
  playerId: session.playerId,
  id: drawId(now),
  key,
  sessionId: session.id,
  merchant: session.merchant,
  vendor: session.vendor,
  gameId: game.gameId,
  currency: session.currency,
  stake: bought.stake,
  win: 0n,
  bet: bought.slip,
  outcome: null,
  isAlone: false,
  model: game.family,
  modelVersion: MODEL_VERSION,
  // What proves it is the day's seed: the number of the issue stands in the place of a nonce.
  seedId: drawId(now),
  commitment: issue.commitment ?? '',
  nonce: issue.no,
  blocks: 0,
  hasJackpots: false,
  tableRound: issue.no,
  placedAt: now,
});

const MODEL_VERSION = 1;
