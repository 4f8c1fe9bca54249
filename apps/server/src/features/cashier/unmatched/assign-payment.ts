import { invariant } from '@maneki/kernel/invariant';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { findOwner, listUsernames } from '#features/identity';
import { listOpenSubjects, type ProposalExecutor, propose } from '#features/operators';
import { dayOf, findAccount, mainWalletIn } from '#features/wallet';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { creditDeposit } from '../deposits/credit-deposit.ts';
import { type Deposit, drawOrderNo } from '../deposits/deposit.ts';
import type { DepositServices } from '../deposits/deposit-services.ts';
import * as deposits from '../deposits/store.ts';
import { isCreditable, isReceivable } from '../review/held-deposit.ts';
import { subjectOfPayment } from './list-unmatched.ts';
import * as store from './store.ts';

type Services = Pick<DepositServices, 'merchants' | 'tellBalance'>;

export type Assignment = {
  readonly id: string;
  /** An open order, or else whose payment it is. */
  readonly orderNo?: string | undefined;
  readonly memberId?: string | undefined;
  /** For coins whose worth is not known. */
  readonly amount?: string | undefined;
  readonly reason: string;
};

/** What a proposal to assign a payment keeps, and whoever agrees has to know. */
export type AssignmentPayload = {
  readonly paymentId: string;
  readonly provider: string;
  readonly paymentRef: string;
  readonly orderNo: string | null;
  readonly memberId: string;
  readonly member: string;
  readonly amount: string;
  readonly currency: string;
};

type Target = {
  readonly memberId: string;
  readonly deposit: Deposit | undefined;
  readonly amount: bigint;
};

/** Has a payment wait for a second operator, who agrees whose it is. */
export async function assignPayment(tx: Tx, call: OperatorCall, wish: Assignment) {
  const { merchantCode, operator, now } = call;
  // Orders are held before payments, here as elsewhere.
  if (wish.orderNo) await deposits.lockDeposit(tx, wish.orderNo);
  const payment = await store.lockPayment(tx, wish.id);
  if (payment?.merchantCode !== merchantCode)
    return refused({ code: 'cashier.payment_unknown', detail: {} });
  if (payment.state !== 'UNMATCHED')
    return refused({ code: 'cashier.payment_assigned', detail: {} });
  const kind = 'cashier.assignPayment';
  const subject = subjectOfPayment(payment.id);
  if ((await listOpenSubjects(tx, { merchantCode, kind, now })).has(subject))
    return refused({ code: 'cashier.credit_waits', detail: {} });
  const written = wish.amount === undefined ? undefined : parseAmount(wish.amount);
  const target = await findTarget(tx, payment, { ...wish, amount: written, now });
  if (!target.ok) return refused({ code: 'cashier.assignment_unfit', detail: {} });
  const { memberId, deposit, amount } = target.value;
  const names = await listUsernames(tx, [memberId]);
  const payload: AssignmentPayload = {
    paymentId: payment.id,
    provider: payment.providerCode,
    paymentRef: payment.paymentRef,
    orderNo: deposit?.orderNo ?? null,
    memberId,
    member: names.get(memberId) ?? memberId,
    amount: writeAmount(amount),
    currency: payment.currency,
  };
  const act = { merchantCode, kind, subject, payload, reason: wish.reason } as const;
  const { id: proposalId, expiresAt } = await propose(tx, { ...act, by: operator, now });
  const before = { state: payment.state, orderNo: payment.orderNo };
  return acted(
    { proposalId, expiresAt: expiresAt.toISOString() },
    { subject, before, after: { proposal: proposalId, ...payload } },
  );
}

/** Whose a payment would be, and how much; a no where that does not fit. */
async function findTarget(
  tx: Tx,
  payment: store.Payment,
  wish: {
    readonly orderNo?: string | undefined;
    readonly memberId?: string | undefined;
    readonly amount?: bigint | undefined;
    readonly now: Date;
  },
): Promise<Outcome<Target, { readonly code: 'unfit' }>> {
  const unfit = refused({ code: 'unfit' });
  const { currency, merchantCode } = payment;
  // What the provider said is not for an operator to change.
  const amount = payment.amount ?? wish.amount ?? 0n;
  if (!isReceivable(amount, { currency })) return unfit;
  if (wish.orderNo !== undefined) {
    const deposit = await deposits.lockDeposit(tx, wish.orderNo);
    const isFit =
      deposit?.merchantCode === merchantCode &&
      deposit.currency === currency &&
      isCreditable(deposit, wish.now);
    return isFit ? done({ memberId: deposit.memberId, deposit, amount }) : unfit;
  }
  const memberId = wish.memberId ?? payment.memberId;
  const owner = await findOwner(tx, memberId);
  if (owner?.merchantCode !== merchantCode) return unfit;
  // An account is opened when it is first touched, by its member.
  const account = await findAccount(tx, { memberId, wallet: mainWalletIn(currency) });
  return account?.currency === currency ? done({ memberId, deposit: undefined, amount }) : unfit;
}

/** Credits a payment where two operators agree that it belongs. */
export const executeAssignment =
  (services: Services): ProposalExecutor =>
  async (tx, proposal, { by, now }) => {
    const { paymentId, orderNo, memberId, amount } = proposal.payload as AssignmentPayload;
    const order = orderNo ?? undefined;
    if (order) await deposits.lockDeposit(tx, order);
    const payment = await store.lockPayment(tx, paymentId);
    if (payment?.merchantCode !== proposal.merchantCode)
      return refused({ code: 'cashier.payment_unknown', detail: {} });
    if (payment.state !== 'UNMATCHED')
      return refused({ code: 'cashier.payment_assigned', detail: {} });
    const wish = { orderNo: order, memberId, amount: parseAmount(amount), now };
    const target = await findTarget(tx, payment, wish);
    if (!target.ok) return refused({ code: 'cashier.assignment_unfit', detail: {} });
    const deposit =
      target.value.deposit ??
      (await openFor(tx, services, { payment, memberId, amount: target.value.amount, now }));
    const both = `${proposal.proposedByName}, ${by}`;
    const { news } = await creditDeposit(tx, services, deposit, {
      received: target.value.amount,
      by: both,
      notes: ['ASSIGNED'],
      now,
    });
    const settled = { settledAt: now, settledBy: both, amount: target.value.amount };
    await store.changePayment(tx, payment.id, { state: 'ASSIGNED', ...settled });
    return done({
      result: { orderNo: deposit.orderNo, amount: writeAmount(target.value.amount) },
      afterwards: () => services.tellBalance(news),
    });
  };

/**
 * An order for a payment that has none, so that it is booked, recorded and told like any other. It has the
 * terms that the payment's own order had, and nobody else waits for it: the wish is the payment's name.
 */
async function openFor(
  tx: Tx,
  { merchants }: Services,
  given: {
    readonly payment: store.Payment;
    readonly memberId: string;
    readonly amount: bigint;
    readonly now: Date;
  },
): Promise<Deposit> {
  const { payment, memberId, amount, now } = given;
  const told = await deposits.findDeposit(tx, payment.orderNo);
  invariant(told, `the order of the payment ${payment.id} is gone`);
  const { businessTimezone } = merchants.get(payment.merchantCode);
  const orderNo = drawOrderNo(now, businessTimezone);
  await deposits.insertDeposit(tx, {
    ...told,
    orderNo,
    memberId,
    amount,
    state: 'PROCESSING',
    wishKey: `payment:${payment.id}`,
    instructions: null,
    received: null,
    fee: null,
    bonus: null,
    credited: null,
    businessDay: dayOf(now, businessTimezone),
    createdAt: now,
    expiresAt: now,
    submittedAt: null,
    endedAt: null,
    reviewedBy: null,
    note: null,
    isByHand: true,
  });
  const opened = await deposits.lockDeposit(tx, orderNo);
  invariant(opened, `the deposit ${orderNo} is gone`);
  return opened;
}
