import { done, refused } from '@maneki/kernel/outcome';
import { listOpenSubjects, type ProposalExecutor, propose } from '#features/operators';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { endPaid, giveBack, tellNewBalanceLater } from '../withdrawals/end-order.ts';
import type { WithdrawalServices } from '../withdrawals/withdrawal-services.ts';
import { type OrderPayload, payloadOf } from './decide-withdrawal.ts';
import { lockReviewed, subjectOf } from './find-reviewed.ts';

type Resolution = OrderPayload & { readonly ending: 'PAID' | 'FAILED' };

const KIND = 'cashier.resolvePayout';

/** Says how a payout has ended that nobody knew the end of. Two operators have to have found out. */
export async function proposeResolution(
  tx: Tx,
  call: OperatorCall,
  wish: { readonly orderNo: string; readonly ending: 'PAID' | 'FAILED'; readonly reason: string },
) {
  const { orderNo, ending, reason } = wish;
  const { merchantCode, operator, now } = call;
  const held = await lockReviewed(tx, call, { orderNo, status: 'UNKNOWN' });
  if (!held.ok) return held;
  const subject = subjectOf(orderNo);
  if ((await listOpenSubjects(tx, { merchantCode, kind: KIND, now })).has(subject))
    return refused({ code: 'cashier.withdrawal_proposed', detail: {} });
  const payload: Resolution = { ...(await payloadOf(tx, held.value)), ending };
  const act = { merchantCode, kind: KIND, subject, payload, reason } as const;
  const { id: proposalId } = await propose(tx, { ...act, by: operator, now });
  const before = { status: 'UNKNOWN', providerWord: held.value.providerWord };
  return acted({ proposalId }, { subject, before, after: { proposal: proposalId, ending } });
}

/** Ends the order as two operators have found out that it has ended. */
export const executeResolution =
  (services: WithdrawalServices): ProposalExecutor =>
  async (tx, proposal, { by: second, now: at }) => {
    const { orderNo, ending } = proposal.payload as Resolution;
    const held = await lockReviewed(tx, proposal, { orderNo, status: 'UNKNOWN' });
    if (!held.ok) return held;
    const by = `${proposal.proposedByName}, ${second}`;
    const ended =
      ending === 'PAID'
        ? await endPaid(tx, held.value, { at, by })
        : await giveBack(tx, services, held.value, {
            to: 'FAILED',
            at,
            by,
            reason: proposal.reason,
          });
    return done({
      result: { status: ended.status },
      afterwards: () => {
        tellNewBalanceLater(services, ended);
      },
    });
  };
