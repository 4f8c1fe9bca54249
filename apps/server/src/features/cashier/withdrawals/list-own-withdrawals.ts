import { done, refused } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import { findAccounts } from '../payout-accounts/store.ts';
import { describeWithdrawal } from './describe-withdrawal.ts';
import * as store from './store.ts';

const PAGE_SIZE = 20;

/** A member's orders, the latest first, page by page. */
export const listOwnWithdrawals = (
  database: Database,
  { memberId, cursor }: { readonly memberId: string; readonly cursor: string | undefined },
) =>
  database.transact(async (tx) => {
    const wish = { memberId, before: cursor, limit: PAGE_SIZE + 1 };
    const found = await store.listOwnOrders(tx, wish);
    const shown = found.slice(0, PAGE_SIZE);
    const accounts = await findAccounts(tx, [...new Set(shown.map(({ accountId }) => accountId))]);
    return {
      withdrawals: shown.map((order) => describeWithdrawal(order, accounts.get(order.accountId)!)),
      next: found.length > PAGE_SIZE ? shown.at(-1)!.orderNo : null,
    };
  });

type Unknown = {
  readonly code: 'cashier.withdrawal_unknown';
  readonly detail: Record<never, never>;
};

/** One of a member's own orders, with how it came where it stands. */
export const getOwnWithdrawal = (
  database: Database,
  { memberId, orderNo }: { readonly memberId: string; readonly orderNo: string },
) =>
  database.transact(async (tx) => {
    const order = await store.findOrder(tx, orderNo);
    if (order?.memberId !== memberId)
      return refused<Unknown>({ code: 'cashier.withdrawal_unknown', detail: {} });
    const accounts = await findAccounts(tx, [order.accountId]);
    const steps = await store.listSteps(tx, orderNo);
    return done({
      withdrawal: describeWithdrawal(order, accounts.get(order.accountId)!),
      steps: steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
    });
  });
