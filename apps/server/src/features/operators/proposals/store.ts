/** The SQL of proposals. Each function takes the transaction that it runs in first, as `tx`. */
import type { ProposalKind } from '@maneki/contract/operators/proposals';
import type { Selectable } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Proposal } from './proposal.ts';

export async function insertProposal(
  tx: Tx,
  proposal: Omit<Proposal, 'state' | 'decidedByName' | 'decidedAt' | 'result'>,
): Promise<void> {
  await tx
    .insertInto('operators_proposals')
    .values({
      id: proposal.id,
      merchant_code: proposal.merchantCode,
      kind: proposal.kind,
      subject: proposal.subject,
      payload: JSON.stringify(proposal.payload),
      reason: proposal.reason,
      proposed_by: proposal.proposedBy,
      proposed_by_name: proposal.proposedByName,
      proposed_at: proposal.proposedAt,
      expires_at: proposal.expiresAt,
    })
    .execute();
}

type Place = { readonly id: string; readonly merchantCode: string };

export async function findProposal(
  tx: Tx,
  { id, merchantCode }: Place,
): Promise<Proposal | undefined> {
  const row = await tx
    .selectFrom('operators_proposals')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
  return row && readProposal(row);
}

/** Nobody else decides it until the transaction ends. */
export async function lockProposal(
  tx: Tx,
  { id, merchantCode }: Place,
): Promise<Proposal | undefined> {
  const row = await tx
    .selectFrom('operators_proposals')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchantCode)
    .forUpdate()
    .executeTakeFirst();
  return row && readProposal(row);
}

export async function decideProposal(
  tx: Tx,
  decision: {
    readonly id: string;
    readonly state: 'done' | 'rejected';
    readonly by: string;
    readonly byName: string;
    readonly now: Date;
    readonly result: unknown;
  },
): Promise<void> {
  await tx
    .updateTable('operators_proposals')
    .set({
      state: decision.state,
      decided_by: decision.by,
      decided_by_name: decision.byName,
      decided_at: decision.now,
      result: JSON.stringify(decision.result),
    })
    .where('id', '=', decision.id)
    .execute();
}

/** The latest first; ids follow time. */
export async function listProposals(
  tx: Tx,
  wish: {
    readonly merchantCode: string;
    readonly isOpen: boolean;
    readonly before?: string | undefined;
    readonly now: Date;
    readonly limit: number;
  },
): Promise<Proposal[]> {
  let query = tx
    .selectFrom('operators_proposals')
    .selectAll()
    .where('merchant_code', '=', wish.merchantCode);
  if (wish.isOpen) query = query.where('state', '=', 'open').where('expires_at', '>', wish.now);
  if (wish.before) query = query.where('id', '<', wish.before);
  const rows = await query.orderBy('id', 'desc').limit(wish.limit).execute();
  return rows.map(readProposal);
}

/** What proposals of a kind are about that wait for a second operator. */
export async function listOpenSubjects(
  tx: Tx,
  wish: { readonly merchantCode: string; readonly kind: ProposalKind; readonly now: Date },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('operators_proposals')
    .select('subject')
    .where('merchant_code', '=', wish.merchantCode)
    .where('state', '=', 'open')
    .where('kind', '=', wish.kind)
    .where('expires_at', '>', wish.now)
    .execute();
  return new Set(rows.map(({ subject }) => subject));
}

const readProposal = (row: Selectable<Schema['operators_proposals']>): Proposal => ({
  id: row.id,
  merchantCode: row.merchant_code,
  kind: row.kind as ProposalKind,
  subject: row.subject,
  payload: row.payload,
  reason: row.reason,
  proposedBy: row.proposed_by,
  proposedByName: row.proposed_by_name,
  proposedAt: row.proposed_at,
  expiresAt: row.expires_at,
  state: row.state as Proposal['state'],
  decidedByName: row.decided_by_name,
  decidedAt: row.decided_at,
  result: row.result,
});
