import { MINUTE_MS } from '@maneki/kernel/clock';
import { writeAmount } from '@maneki/kernel/money';
import type { OperatorCall } from '#platform/calls/call';
import type { Database } from '#platform/database/database';
import { type HouseBalance, listHouseBalances } from '../house/store.ts';
import type { LedgerCheck } from './store.ts';
import * as store from './store.ts';

/** A check that should have come by now, and has not, says as little as one that found something. */
const LATE_AFTER_MS = { news: 5 * MINUTE_MS, full: 26 * 60 * MINUTE_MS } as const;

/**
 * Whether the books are right, as the last checks found, and what the house of a merchant holds. Where
 * something was found names members of any merchant, so that it is told to operators of all of them alone.
 */
export async function readLedgerHealth(
  database: Database,
  { operator, merchantCode, now }: OperatorCall,
) {
  const { checks, house } = await database.transact(async (tx) => ({
    checks: await store.listChecks(tx),
    house: await listHouseBalances(tx, merchantCode),
  }));
  const maySeePlaces = operator.merchantCodes === null;
  return {
    checks: checks.map((check) => tellCheck(check, { now, maySeePlaces })),
    house: house.map(({ account, currency, balance }) => ({
      account,
      currency,
      balance: writeAmount(balance),
    })),
    members: sumMembers(house),
  };
}

/** Accounts of a currency come to nothing: what the house is short of is with members. */
function sumMembers(house: readonly HouseBalance[]) {
  const sums = new Map<string, bigint>();
  for (const { currency, balance } of house)
    sums.set(currency, (sums.get(currency) ?? 0n) - balance);
  return [...sums].map(([currency, sum]) => ({ currency, balance: writeAmount(sum) }));
}

const tellCheck = (
  { mode, checkedAt, verdicts }: LedgerCheck,
  { now, maySeePlaces }: { readonly now: Date; readonly maySeePlaces: boolean },
) => ({
  mode,
  checkedAt: checkedAt.toISOString(),
  isLate: now.getTime() - checkedAt.getTime() > LATE_AFTER_MS[mode],
  verdicts: verdicts.map(({ invariant, count, first }) => ({
    invariant,
    count,
    first: maySeePlaces ? [...first] : [],
  })),
});
