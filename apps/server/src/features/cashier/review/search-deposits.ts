import { DEPOSIT_REVIEW } from '@maneki/contract/cashier/deposit';
import { invariant } from '@maneki/kernel/invariant';
import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { listChannels } from '../channels/store.ts';
import type { Deposit } from '../deposits/deposit.ts';
import { findDeposit } from '../deposits/store.ts';
import { listReceipts } from '../proofs/store.ts';
import { describePayments } from '../unmatched/list-unmatched.ts';
import { listOfOrders } from '../unmatched/store.ts';
import { claimsSince } from './claim-time.ts';
import { aloneMaxOf, claimantOf, isWaiting } from './held-deposit.ts';
import * as store from './store.ts';

type Filters = Omit<
  store.DepositSearch,
  'merchantCode' | 'operator' | 'claimsSince' | 'before' | 'limit'
> & {
  readonly cursor?: string | undefined;
  readonly size: number;
};

/** A page of a merchant's orders, the newest first. */
export async function searchDeposits(
  tx: Tx,
  call: OperatorCall,
  { cursor, size, ...filters }: Filters,
) {
  const found = await store.searchDeposits(tx, {
    ...filters,
    merchantCode: call.merchantCode,
    operator: call.operator.name,
    claimsSince: claimsSince(call.now),
    before: cursor === undefined ? undefined : BigInt(cursor),
    // One more than is shown tells whether there is a next page.
    limit: size + 1,
  });
  const shown = found.slice(0, size);
  const rows = await describeRows(tx, call, shown);
  return done({ rows, next: found.length > size ? String(shown.at(-1)!.seq) : null });
}

/** One order with everything that is known of it. */
export async function readDeposit(tx: Tx, call: OperatorCall, orderNo: string) {
  const deposit = await findDeposit(tx, orderNo);
  if (deposit?.merchantCode !== call.merchantCode)
    return refused({ code: 'cashier.deposit_unknown', detail: {} });
  const [row] = await describeRows(tx, call, [deposit]);
  return done({
    ...row!,
    fee: write(deposit.fee),
    bonus: write(deposit.bonus),
    expiresAt: deposit.expiresAt.toISOString(),
    reviewedBy: deposit.reviewedBy,
    rejectReason: deposit.rejectReason,
    receiptIds: (await listReceipts(tx, [orderNo])).map(({ id }) => id),
    payments: await describePayments(tx, call, await listOfOrders(tx, [orderNo])),
    needsSecond: {
      above: writeAmount(aloneMaxOf(deposit)),
      deviationPpm: Number(DEPOSIT_REVIEW.deviationMaxPpm),
    },
    waits: await isWaiting(tx, call, orderNo),
  });
}

const write = (amount: bigint | null) => (amount === null ? null : writeAmount(amount));

async function describeRows(
  tx: Tx,
  { merchantCode, language, now }: OperatorCall,
  deposits: readonly Deposit[],
) {
  const names = await listUsernames(
    tx,
    deposits.map(({ memberId }) => memberId),
  );
  const receipts = await listReceipts(
    tx,
    deposits.map(({ orderNo }) => orderNo),
  );
  const channels = await listChannels(tx, merchantCode);
  return deposits.map((deposit) => {
    const channel = channels.find(({ id }) => id === deposit.channelId);
    invariant(channel, `the channel of the deposit ${deposit.orderNo} is gone`);
    return {
      orderNo: deposit.orderNo,
      state: deposit.state,
      memberId: deposit.memberId,
      member: names.get(deposit.memberId) ?? deposit.memberId,
      channel: channel.names[language],
      method: channel.method,
      currency: deposit.currency,
      amount: writeAmount(deposit.amount),
      received: write(deposit.received),
      credited: write(deposit.credited),
      payerName: deposit.payerName,
      reference: deposit.reference,
      receipts: receipts.filter(({ orderNo }) => orderNo === deposit.orderNo).length,
      createdAt: deposit.createdAt.toISOString(),
      submittedAt: deposit.submittedAt?.toISOString() ?? null,
      endedAt: deposit.endedAt?.toISOString() ?? null,
      claimedBy: claimantOf(deposit, now),
      note: deposit.note,
    };
  });
}
