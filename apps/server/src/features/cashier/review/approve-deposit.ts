import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import { type ProposalExecutor, propose } from '#features/operators';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { creditDeposit } from '../deposits/credit-deposit.ts';
import type { Deposit } from '../deposits/deposit.ts';
import type { DepositServices } from '../deposits/deposit-services.ts';
import { beginProcessing } from '../deposits/move-deposit.ts';
import { lockDeposit } from '../deposits/store.ts';
import * as payments from '../unmatched/store.ts';
import {
  holdDeposit,
  isCreditable,
  isReceivable,
  isWaiting,
  needsSecond,
  subjectOf,
} from './held-deposit.ts';

type Services = Pick<DepositServices, 'merchants' | 'tellBalance'>;

export type Approval = {
  readonly orderNo: string;
  readonly received: string;
  readonly reason: string;
};

/** What a proposal to credit an order keeps, and whoever agrees has to know. */
export type CreditPayload = {
  readonly orderNo: string;
  readonly received: string;
  readonly asked: string;
  readonly currency: string;
  readonly memberId: string;
  readonly member: string;
};

/** Credits what an operator found to be received, or has it wait for a second one. */
export async function approveDeposit(
  tx: Tx,
  services: Services,
  call: OperatorCall,
  { orderNo, received: written, reason }: Approval,
) {
  const held = await holdDeposit(tx, call, orderNo);
  if (!held.ok) return held;
  const deposit = held.value;
  const { now, operator } = call;
  if (!isCreditable(deposit, now)) return refused({ code: 'cashier.deposit_moved_on', detail: {} });
  const received = parseAmount(written) ?? 0n;
  if (!isReceivable(received, deposit))
    return refused({ code: 'cashier.received_invalid', detail: {} });
  if (await isWaiting(tx, call, orderNo))
    return refused({ code: 'cashier.credit_waits', detail: {} });
  if (needsSecond(deposit, received)) return proposeCredit(tx, call, { deposit, received, reason });
  const by = operator.name;
  const { credited, afterwards } = await credit(tx, services, { deposit, received, by, now });
  const before = { state: deposit.state, asked: writeAmount(deposit.amount) };
  const after = { state: 'SUCCESS', received: writeAmount(received), credited };
  const change = { subject: subjectOf(orderNo), before, after };
  return acted({ credited, proposalId: null }, change, afterwards);
}

async function credit(
  tx: Tx,
  services: Services,
  told: {
    readonly deposit: Deposit;
    readonly received: bigint;
    readonly by: string;
    readonly now: Date;
  },
) {
  const { received, by, now } = told;
  const { deposit, news } = await creditDeposit(tx, services, told.deposit, { received, by, now });
  for (const payment of await payments.listOfOrders(tx, [deposit.orderNo])) {
    if (payment.state !== 'WAITING' && payment.state !== 'SEEN') continue;
    await payments.changePayment(tx, payment.id, {
      state: 'CREDITED',
      settledAt: now,
      settledBy: by,
    });
  }
  return {
    credited: writeAmount(deposit.credited ?? 0n),
    afterwards: () => services.tellBalance(news),
  };
}

async function proposeCredit(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  wish: { readonly deposit: Deposit; readonly received: bigint; readonly reason: string },
) {
  const { deposit, received, reason } = wish;
  const { orderNo, memberId, currency } = deposit;
  // From here on nobody takes it back, and it does not expire: its payment was found.
  const processing = await beginProcessing(tx, deposit, now);
  const names = await listUsernames(tx, [memberId]);
  const payload: CreditPayload = {
    orderNo,
    received: writeAmount(received),
    asked: writeAmount(deposit.amount),
    currency,
    memberId,
    member: names.get(memberId) ?? memberId,
  };
  const subject = subjectOf(orderNo);
  const act = { merchantCode, kind: 'cashier.creditDeposit', subject, payload, reason } as const;
  const { id: proposalId } = await propose(tx, { ...act, by: operator, now });
  const before = { state: deposit.state, asked: payload.asked };
  const after = { state: processing.state, proposal: proposalId, received: payload.received };
  return acted({ credited: null, proposalId }, { subject, before, after });
}

/** Credits what two operators agree was received, under both of their names. */
export const executeCredit =
  (services: Services): ProposalExecutor =>
  async (tx, proposal, { by, now }) => {
    const { orderNo, received } = proposal.payload as CreditPayload;
    const deposit = await lockDeposit(tx, orderNo);
    if (deposit?.merchantCode !== proposal.merchantCode)
      return refused({ code: 'cashier.deposit_unknown', detail: {} });
    if (!isCreditable(deposit, now))
      return refused({ code: 'cashier.deposit_moved_on', detail: {} });
    const both = `${proposal.proposedByName}, ${by}`;
    const terms = { deposit, received: parseAmount(received) ?? 0n, by: both, now };
    const { credited, afterwards } = await credit(tx, services, terms);
    return done({ result: { credited, orderNo }, afterwards });
  };
