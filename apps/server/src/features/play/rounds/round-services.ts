import type { Category } from '@maneki/contract/play/tickets';
import type { MerchantDirectory } from '#features/site';
import { type BalanceNews, isUnsure, windowsOf } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { type Shared, shareStatements } from '#platform/database/share-statements';
import type { CeilingGuard } from '../ceilings/ceiling-guard.ts';
import type { SessionCache } from '../sessions/session-facts.ts';
import { type Settlement, type SettlementResult, shareSettlements } from './settle-bets.ts';
import * as store from './store.ts';

export type RoundServices = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
  readonly sessions: SessionCache;
  /** What wins may come to before an operator looks. */
  readonly ceilings: CeilingGuard;
  /** In which category a game counts; undefined for one that nobody knows. */
  findCategory(game: { vendorCode: string; gameId: string }): Promise<Category | undefined>;
  /** Told after money has moved; nobody waits for it. */
  tellBalance(news: BalanceNews): void;
  placeBet(bet: store.BetRow): Promise<Shared<store.MovedRow>>;
  settleBet(settlement: Settlement): Promise<SettlementResult>;
};

/**
 * With one connection more statements at once would only wait for each other. On a server two are
 * enough to fill each other's waits, and the fewer run, the more bets share one.
 */
const LANES = { embedded: 1, postgres: 2 } as const;
const WISHES_MAX = 50;

export function createRoundServices(
  outside: Omit<RoundServices, 'placeBet' | 'settleBet'>,
): RoundServices {
  const { database } = outside;
  const size = { lanes: LANES[database.engine], wishesMax: WISHES_MAX };
  return {
    ...outside,
    placeBet: shareStatements({
      ...size,
      // A place in the batch is only known once the batch is.
      run: (bets: readonly store.BetRow[]) =>
        database.statement((tx) =>
          store.placeBets(
            tx,
            bets.map((bet, position) => ({ ...bet, position })),
          ),
        ),
      accountOf: (bet) => `${bet.member_id} ${bet.wallet}`,
      isConflict: isUnsure,
    }),
    settleBet: shareSettlements(database, size),
  };
}

/** The windows of a merchant's business time that a moment counts in. */
export const windowsAt = (
  { merchants }: Pick<RoundServices, 'merchants'>,
  merchantCode: string,
  at: Date,
) => windowsOf(at, merchants.get(merchantCode).businessTimezone);
