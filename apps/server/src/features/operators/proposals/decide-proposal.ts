import { PROPOSAL_KINDS } from '@maneki/contract/operators/proposals';
import type { OperatorsRefusal } from '@maneki/contract/operators/refusals';
import { roleHasRight } from '@maneki/contract/operators/rights';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { phraseRefusal } from '@maneki/phrases/phrase-refusal';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Refusal } from '#platform/calls/handlers';
import type { Database, Tx } from '#platform/database/database';
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

type Approving = { readonly id: string; readonly executors: ProposalExecutors };

/** Asks outside of any transaction, where a proposal needs that, whether it can still be carried out. */
export async function prepareApproval(
  database: Database,
  call: OperatorCall,
  { id, executors }: Approving,
): Promise<Outcome<{ readonly id: string }, OutdatedRefusal>> {
  const { merchantCode, now } = call;
  const proposal = await database.statement((tx) => store.findProposal(tx, { id, merchantCode }));
  const executor = proposal && executors[proposal.kind];
  if (!executor || typeof executor === 'function') return done({ id });
  if (stateOf(proposal, now) !== 'open') return done({ id });
  const refusal = await executor.prepare(proposal);
  return refusal ? outdated(call, refusal) : done({ id });
}

/** Agrees to what another operator proposed, and does it: both or neither. */
export async function approveProposal(tx: Tx, call: OperatorCall, { id, executors }: Approving) {
  const held = await lockFor(tx, call, id);
  if (!held.ok) return held;
  const proposal = held.value;
  const { operatorId: by, name: byName } = call.operator;
  if (proposal.proposedBy === by) return refused({ code: 'operators.own_proposal', detail: {} });
  const approval = { by: byName, now: call.now, operator: call.operator };
  const executor = executors[proposal.kind];
  const execute = typeof executor === 'function' ? executor : executor.execute;
  const executed = await execute(tx, proposal, approval);
  if (!executed.ok) return outdated(call, executed.refusal);
  const { result, merchantCodes, afterwards } = executed.value;
  await store.decideProposal(tx, { id, state: 'done', by, byName, now: call.now, result });
  const { kind, payload, subject, proposedByName } = proposal;
  const before = { kind, payload, proposedBy: proposedByName };
  return acted({}, { subject, before, after: result, merchantCodes }, afterwards);
}

type OutdatedRefusal = Extract<OperatorsRefusal, { code: 'operators.proposal_outdated' }>;

const outdated = (call: OperatorCall, refusal: Refusal) =>
  refused<OutdatedRefusal>({
    code: 'operators.proposal_outdated',
    detail: { reason: wordsOf(call, refusal) },
  });

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
