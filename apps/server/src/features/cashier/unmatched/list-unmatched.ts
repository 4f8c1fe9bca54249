import { writeAmount } from '@maneki/kernel/money';
import { done } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import { listOpenSubjects } from '#features/operators';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { listPayments, type Payment, type PaymentState } from './store.ts';

/** What a proposal about a payment is found by. */
export const subjectOfPayment = (id: string): string => `payment ${id}`;

/** A page of a merchant's payments in a state, the newest first. */
export async function listUnmatched(
  tx: Tx,
  call: OperatorCall,
  asked: {
    readonly state: PaymentState;
    readonly cursor?: string | undefined;
    readonly size: number;
  },
) {
  const { state, cursor, size } = asked;
  const before = cursor === undefined ? undefined : BigInt(cursor);
  const { merchantCode } = call;
  const found = await listPayments(tx, { merchantCode, state, before, limit: size + 1 });
  const shown = found.slice(0, size);
  const rows = await describePayments(tx, call, shown);
  return done({ rows, next: found.length > size ? String(shown.at(-1)!.seq) : null });
}

export async function describePayments(
  tx: Tx,
  { merchantCode, now }: Pick<OperatorCall, 'merchantCode' | 'now'>,
  payments: readonly Payment[],
) {
  const names = await listUsernames(
    tx,
    payments.map(({ memberId }) => memberId),
  );
  const kind = 'cashier.assignPayment';
  const waiting = await listOpenSubjects(tx, { merchantCode, kind, now });
  return payments.map((payment) => ({
    id: payment.id,
    provider: payment.providerCode,
    paymentRef: payment.paymentRef,
    state: payment.state,
    orderNo: payment.orderNo,
    memberId: payment.memberId,
    member: names.get(payment.memberId) ?? payment.memberId,
    currency: payment.currency,
    amount: payment.amount === null ? null : writeAmount(payment.amount),
    coins: payment.coins,
    why: payment.why,
    toldAt: payment.toldAt.toISOString(),
    waits: waiting.has(subjectOfPayment(payment.id)),
  }));
}
