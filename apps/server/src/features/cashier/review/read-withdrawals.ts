import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { findPayee, listUsernames } from '#features/identity';
import { listOpenSubjects } from '#features/operators';
import { findAccount, sumDeposits } from '#features/wallet';
import type { OperatorCall } from '#platform/calls/call';
import type { Database, Tx } from '#platform/database/database';
import { describeAccount, type PayoutAccount } from '../payout-accounts/payout-account.ts';
import { findAccounts } from '../payout-accounts/store.ts';
import { listRelated } from '../risk/list-related.ts';
import { listOpen } from '../rollovers/store.ts';
import { findOrder, listOwnOrders, listSteps } from '../withdrawals/store.ts';
import { sumPaid } from '../withdrawals/totals/store.ts';
import type { Withdrawal } from '../withdrawals/withdrawal.ts';
import { isClaimAlive } from './claim-time.ts';
import { needsTwo, subjectOf } from './find-reviewed.ts';
import * as store from './store.ts';

type Reader = Pick<OperatorCall, 'merchantCode' | 'now'>;

const EARLIER_MAX = 10;
const KINDS = ['cashier.approveWithdrawal', 'cashier.resolvePayout'] as const;

/** The orders of a merchant, as their filters choose them, the latest first. */
export const searchWithdrawals = (
  database: Database,
  { merchantCode, now }: Reader,
  {
    size,
    cursor,
    ...filters
  }: Omit<store.WithdrawalSearch, 'merchantCode' | 'limit' | 'before'> & {
    readonly size: number;
    readonly cursor?: string | undefined;
  },
) =>
  database.transact(async (tx) => {
    // One more than is shown tells whether there is a next page.
    const search = { ...filters, merchantCode, before: cursor, limit: size + 1 };
    const found = await store.searchWithdrawals(tx, search);
    const rows = await describeRows(tx, found.slice(0, size), { merchantCode, now });
    return { rows, next: found.length > size ? rows.at(-1)!.orderNo : null };
  });

/** One order, with everything that helps to decide it. */
export const readWithdrawal = (
  database: Database,
  { merchantCode, now }: Reader,
  { orderNo }: { readonly orderNo: string },
) =>
  database.transact(async (tx) => {
    const order = await findOrder(tx, orderNo);
    if (order?.merchantCode !== merchantCode)
      return refused({ code: 'cashier.withdrawal_unknown', detail: {} } as const);
    const [row] = await describeRows(tx, [order], { merchantCode, now });
    const accounts = await findAccounts(tx, [order.accountId]);
    const steps = await listSteps(tx, orderNo);
    return done({
      ...row!,
      account: describeAccount(accounts.get(order.accountId)!),
      reason: order.reason,
      providerRef: order.providerRef,
      providerWord: order.providerWord,
      needsTwo: needsTwo(order),
      steps: steps.map(({ status, at, by }) => ({ status, at: at.toISOString(), by })),
      context: await readContext(tx, order),
    });
  });

async function describeRows(tx: Tx, orders: readonly Withdrawal[], reader: Reader) {
  const names = await listUsernames(tx, [...new Set(orders.map(({ memberId }) => memberId))]);
  const accounts = await findAccounts(tx, [...new Set(orders.map(({ accountId }) => accountId))]);
  const proposed = new Set<string>();
  for (const kind of KINDS)
    for (const subject of await listOpenSubjects(tx, { ...reader, kind })) proposed.add(subject);
  return orders.map((order) => ({
    orderNo: order.orderNo,
    memberId: order.memberId,
    member: names.get(order.memberId) ?? order.memberId,
    amount: writeAmount(order.amount),
    fee: writeAmount(order.fee),
    currency: order.currency,
    type: typeOf(accounts.get(order.accountId)),
    status: order.status,
    requestedAt: order.requestedAt.toISOString(),
    statusAt: order.statusAt.toISOString(),
    fired: [...order.fired],
    claimedBy: order.claim && isClaimAlive(order.claim.at, reader.now) ? order.claim.name : null,
    isProposed: proposed.has(subjectOf(order.orderNo)),
  }));
}

const typeOf = (account: PayoutAccount | undefined) => account!.type;

/** What else is known of whoever asks for the money. */
async function readContext(tx: Tx, order: Withdrawal) {
  const { memberId, wallet, currency, accountId } = order;
  const account = await findAccount(tx, { memberId, wallet });
  const payee = await findPayee(tx, memberId);
  const { ever: paid } = await sumPaid(tx, {
    memberId,
    currency,
    accountId,
    since: order.requestedAt,
  });
  const open = await listOpen(tx, { memberId, currency });
  const latest = await listOwnOrders(tx, {
    memberId,
    before: undefined,
    limit: EARLIER_MAX + 1,
  });
  const shared = await listRelated(tx, memberId);
  const names = await listUsernames(tx, [...new Set(shared.map((one) => one.memberId))]);
  return {
    available: writeAmount(account?.available ?? 0n),
    deposited: writeAmount(await sumDeposits(tx, { memberId, wallet })),
    paidOut: writeAmount(paid.amount),
    paidCount: paid.count,
    registeredAt: payee!.registeredAt.toISOString(),
    openRollover: writeAmount(
      open.reduce((sum, { required, done: played }) => sum + required - played, 0n),
    ),
    earlier: latest
      .filter(({ orderNo }) => orderNo !== order.orderNo)
      .slice(0, EARLIER_MAX)
      .map(({ orderNo, amount, status, requestedAt }) => ({
        orderNo,
        amount: writeAmount(amount),
        status,
        requestedAt: requestedAt.toISOString(),
      })),
    sharedWith: shared.map((one) => ({
      kind: one.kind,
      member: names.get(one.memberId) ?? one.memberId,
    })),
  };
}
