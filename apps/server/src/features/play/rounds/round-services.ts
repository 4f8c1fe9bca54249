import type { Category } from '@maneki/contract/play/tickets';
import type { MerchantDirectory } from '#features/site';
import { isUnsure, windowsOf } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { type Shared, shareStatements } from '#platform/database/share-statements';
import type { SessionCache, SessionFacts } from '../sessions/session-facts.ts';
import * as store from './store.ts';

/** News of a balance, for the member's open pages. */
export type BalanceNews = Pick<
  SessionFacts,
  'memberId' | 'merchantCode' | 'wallet' | 'currency'
> & {
  readonly balance: bigint;
  readonly seq: bigint;
};

export type RoundServices = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get'>;
  readonly sessions: SessionCache;
  /** In which category a game counts; undefined for one that nobody knows. */
  findCategory(game: { vendorCode: string; gameId: string }): Promise<Category | undefined>;
  /** Told after money has moved; nobody waits for it. */
  tellBalance(news: BalanceNews): void;
  placeBet(bet: store.BetRow): Promise<Shared<store.MovedRow>>;
  settleBet(settlement: store.SettlementRow): Promise<Shared<store.MovedRow>>;
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
  const shared = {
    accountOf: (row: store.BetRow) => `${row.member_id} ${row.wallet}`,
    lanes: LANES[database.engine],
    wishesMax: WISHES_MAX,
    isConflict: isUnsure,
  };
  // A place in the batch is only known once the batch is.
  const numbered = (rows: readonly store.BetRow[]) =>
    rows.map((row, position) => ({ ...row, position }));
  return {
    ...outside,
    placeBet: shareStatements({
      ...shared,
      run: (bets) => database.statement((tx) => store.placeBets(tx, numbered(bets))),
    }),
    settleBet: shareStatements({
      ...shared,
      run: (rows) => database.statement((tx) => store.settleBets(tx, numbered(rows))),
    }),
  };
}

/** The windows of a merchant's business time that a moment counts in. */
export const windowsAt = ({ merchants }: RoundServices, merchantCode: string, at: Date) =>
  windowsOf(at, merchants.get(merchantCode).businessTimezone);
