import type { ProposalKind, ProposalState } from '@maneki/contract/operators/proposals';
import { DAY_MS } from '@maneki/kernel/clock';
import type { Outcome } from '@maneki/kernel/outcome';
import type { OperatorCaller } from '#platform/calls/call';
import type { Refusal } from '#platform/calls/handlers';
import type { Tx } from '#platform/database/database';

export const PROPOSAL_LASTS_MS = DAY_MS;

/** An act that waits for a second operator, or has met one. */
export type Proposal = {
  readonly id: string;
  readonly merchantCode: string;
  readonly kind: ProposalKind;
  readonly subject: string;
  readonly payload: unknown;
  readonly reason: string;
  readonly proposedBy: string;
  readonly proposedByName: string;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
  readonly state: 'open' | 'done' | 'rejected';
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  readonly result: unknown;
};

/** What it is by now: time alone can end it. */
export const stateOf = ({ state, expiresAt }: Proposal, now: Date): ProposalState =>
  state === 'open' && expiresAt <= now ? 'expired' : state;

export type Executed = {
  /** What came of it, for whoever looks at the proposal later. */
  readonly result: unknown;
  /** In whose trails it stands, where it concerns others than the merchant of the proposal. */
  readonly merchantCodes?: readonly string[] | undefined;
  /** Once all of it is kept. */
  readonly afterwards?: () => void;
};

/** Carries out what was proposed, in the transaction of the approval; a no leaves it open, and has words. */
export type ProposalExecutor = (
  tx: Tx,
  proposal: Proposal,
  approval: { readonly by: string; readonly now: Date; readonly operator: OperatorCaller },
) => Promise<Outcome<Executed, Refusal>>;

/**
 * The same where somebody outside has to be asked whether it can still be done: before the approval, since
 * no transaction waits for them.
 */
export type PreparedExecutor = {
  readonly prepare: (proposal: Proposal) => Promise<Refusal | undefined>;
  readonly execute: ProposalExecutor;
};

export type ProposalExecutors = Readonly<Record<ProposalKind, ProposalExecutor | PreparedExecutor>>;
