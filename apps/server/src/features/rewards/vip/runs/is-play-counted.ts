import { startOfDay } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { isHandledUntil } from '#platform/outbox/is-handled-until';

/** Who adds up what is played: for all features, and for levels. */
const COUNTING = [
  'play.count_bets',
  'play.count_more_paid',
  'rewards.count_vip_bets',
  'rewards.count_more_vip_bets',
] as const;

/** Whether everything that was played before a business day is counted. */
export const isPlayCounted = (
  database: Database,
  day: string,
  timezone: string,
): Promise<boolean> =>
  database.statement((tx) =>
    isHandledUntil(tx, {
      handlers: COUNTING,
      names: ['play.bet_settled', 'play.bet_resettled'],
      until: startOfDay(day, timezone),
    }),
  );
