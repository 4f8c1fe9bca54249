import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import { listOpenSubjects, type ProposalExecutor, propose } from '#features/operators';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/run-jobs';
import { giveBack, tellNewBalanceLater } from '../withdrawals/end-order.ts';
import { ADVANCE_WITHDRAWAL } from '../withdrawals/job-names.ts';
import { moveOrder } from '../withdrawals/move-order.ts';
import type { Withdrawal } from '../withdrawals/withdrawal.ts';
import type { WithdrawalServices } from '../withdrawals/withdrawal-services.ts';
import { findOtherClaim, lockReviewed, needsTwo, subjectOf } from './find-reviewed.ts';

type Sender = { readonly jobs: Pick<Jobs, 'send'> };
type Wish = { readonly orderNo: string; readonly reason: string };

/** What a proposal about an order keeps: its number, and what whoever agrees has to know. */
export type OrderPayload = {
  readonly orderNo: string;
  readonly amount: string;
  readonly currency: string;
  readonly member: string;
};

const KIND = 'cashier.approveWithdrawal';

/** Lets an order be paid; a large one once a second operator has agreed. */
export async function approveWithdrawal(
  tx: Tx,
  { jobs }: Sender,
  call: OperatorCall,
  { orderNo, reason }: Wish,
) {
  const held = await lockReviewed(tx, call, { orderNo, status: 'REVIEW' });
  if (!held.ok) return held;
  const order = held.value;
  const other = findOtherClaim(order, call);
  if (other) return refused(other);
  const subject = subjectOf(orderNo);
  const before = { status: order.status, fired: order.fired };
  if (!needsTwo(order)) {
    await approveIn(tx, jobs, { order, by: call.operator.name, now: call.now });
    return acted({ proposalId: null }, { subject, before, after: { status: 'APPROVED' } });
  }
  const { merchantCode, operator, now } = call;
  if ((await listOpenSubjects(tx, { merchantCode, kind: KIND, now })).has(subject))
    return refused({ code: 'cashier.withdrawal_proposed', detail: {} });
  const payload = await payloadOf(tx, order);
  const act = { merchantCode, kind: KIND, subject, payload, reason } as const;
  const { id: proposalId } = await propose(tx, { ...act, by: operator, now });
  return acted({ proposalId }, { subject, before, after: { proposal: proposalId } });
}

export async function payloadOf(tx: Tx, order: Withdrawal): Promise<OrderPayload> {
  const { orderNo, memberId, currency } = order;
  const names = await listUsernames(tx, [memberId]);
  const member = names.get(memberId) ?? memberId;
  return { orderNo, amount: writeAmount(order.amount), currency, member };
}

async function approveIn(
  tx: Tx,
  jobs: Pick<Jobs, 'send'>,
  { order, by, now }: { readonly order: Withdrawal; readonly by: string; readonly now: Date },
): Promise<void> {
  const { orderNo } = order;
  await moveOrder(tx, order, { to: 'APPROVED', at: now, by });
  await jobs.send(tx, ADVANCE_WITHDRAWAL, { orderNo }, { key: orderNo });
}

/** Lets the order be paid that two operators agree on. */
export const executeApproval =
  ({ jobs }: Sender): ProposalExecutor =>
  async (tx, proposal, { by, now }) => {
    const { orderNo } = proposal.payload as OrderPayload;
    const held = await lockReviewed(tx, proposal, { orderNo, status: 'REVIEW' });
    if (!held.ok) return held;
    const names = `${proposal.proposedByName}, ${by}`;
    await approveIn(tx, jobs, { order: held.value, by: names, now });
    return done({ result: { status: 'APPROVED' } });
  };

/** Turns an order down: its money is the member's again, and they read why. */
export async function rejectWithdrawal(
  tx: Tx,
  services: WithdrawalServices,
  call: OperatorCall,
  { orderNo, reason }: Wish,
) {
  const held = await lockReviewed(tx, call, { orderNo, status: 'REVIEW' });
  if (!held.ok) return held;
  const order = held.value;
  const other = findOtherClaim(order, call);
  if (other) return refused(other);
  const { now: at, operator } = call;
  const ended = await giveBack(tx, services, order, {
    to: 'REJECTED',
    at,
    by: operator.name,
    reason,
  });
  const before = { status: order.status, fired: order.fired };
  const after = { status: ended.status, givenBack: writeAmount(order.amount) };
  return acted({}, { subject: subjectOf(orderNo), before, after }, () => {
    tellNewBalanceLater(services, ended);
  });
}
