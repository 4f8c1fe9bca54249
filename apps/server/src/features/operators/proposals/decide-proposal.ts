import { PROPOSAL_KINDS } from '@maneki/contract/operators/proposals';
import type { OperatorsRefusal } from '@maneki/contract/operators/refusals';
import { roleHasRight } from '@maneki/contract/operators/rights';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { phraseRefusal } from '@maneki/phrases/phrase-refusal';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Refusal } from '#platform/calls/handlers';
import type { Tx } from '#platform/database/database';
import { type Proposal, type ProposalExecutors, stateOf } from './proposal.ts';
import * as store from './store.ts';

type DecideRefusal = Extract<
  OperatorsRefusal,
  {
    code:
      | 'operators.proposal_unknown'
      | 'operators.proposal_decided'
      | 'operators.proposal_expired'
      | 'operators.right_missing';
  }
>;

/** The proposal, held; or why this operator does not decide it now. */
async function lockFor(
  tx: Tx,
  { operator, merchantCode, now }: OperatorCall,
  id: string,
): Promise<Outcome<Proposal, DecideRefusal>> {
  const proposal = await store.lockProposal(tx, { id, merchantCode });
  if (!proposal) return refused({ code: 'operators.proposal_unknown', detail: {} });
  const state = stateOf(proposal, now);
  if (state === 'expired') return refused({ code: 'operators.proposal_expired', detail: {} });
  if (state !== 'open')
    return refused({
      code: 'operators.proposal_decided',
      detail: { operator: proposal.decidedByName ?? '' },
    });
  if (!roleHasRight(operator.role, PROPOSAL_KINDS[proposal.kind]))
    return refused({ code: 'operators.right_missing', detail: {} });
  return done(proposal);
}

/** Agrees to what another operator proposed, and does it: both or neither. */
export async function approveProposal(
  tx: Tx,
  call: OperatorCall,
  { id, executors }: { readonly id: string; readonly executors: ProposalExecutors },
) {
  const held = await lockFor(tx, call, id);
  if (!held.ok) return held;
  const proposal = held.value;
  const { operatorId: by, name: byName } = call.operator;
  if (proposal.proposedBy === by) return refused({ code: 'operators.own_proposal', detail: {} });
  const approval = { by: byName, now: call.now, operator: call.operator };
  const executed = await executors[proposal.kind](tx, proposal, approval);
  if (!executed.ok)
    return refused({
      code: 'operators.proposal_outdated',
      detail: { reason: wordsOf(call, executed.refusal) },
    });
  const { result, merchantCodes, afterwards } = executed.value;
  await store.decideProposal(tx, { id, state: 'done', by, byName, now: call.now, result });
  const { kind, payload, subject, proposedByName } = proposal;
  const before = { kind, payload, proposedBy: proposedByName };
  return acted({}, { subject, before, after: result, merchantCodes }, afterwards);
}

/** Why not, as a part of a sentence that ends by itself. */
const wordsOf = ({ language }: OperatorCall, refusal: Refusal): string =>
  phraseRefusal(language, refusal).replace(/[.。]$/u, '');

/** Says no; whoever proposed it may take it back so, too. */
export async function rejectProposal(
  tx: Tx,
  call: OperatorCall,
  { id, reason }: { readonly id: string; readonly reason: string },
) {
  const held = await lockFor(tx, call, id);
  if (!held.ok) return held;
  const { operatorId: by, name: byName } = call.operator;
  const result = { reason };
  await store.decideProposal(tx, { id, state: 'rejected', by, byName, now: call.now, result });
  const { kind, payload, subject } = held.value;
  return acted({}, { subject, before: { kind, payload }, after: 'rejected' });
}
