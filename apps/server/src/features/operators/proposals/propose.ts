import type { ProposalKind } from '@maneki/contract/operators/proposals';
import type { OperatorCaller } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { PROPOSAL_LASTS_MS } from './proposal.ts';
import * as store from './store.ts';

/** Has an act wait for a second operator. Whoever proposes has looked whether it could be done. */
export async function propose(
  tx: Tx,
  wish: {
    readonly merchantCode: string;
    readonly kind: ProposalKind;
    readonly subject: string;
    readonly payload: unknown;
    readonly reason: string;
    readonly by: OperatorCaller;
    readonly now: Date;
  },
): Promise<{ id: string; expiresAt: Date }> {
  const { by, now, ...act } = wish;
  const id = drawId(now);
  const expiresAt = new Date(now.getTime() + PROPOSAL_LASTS_MS);
  await store.insertProposal(tx, {
    ...act,
    id,
    proposedBy: by.operatorId,
    proposedByName: by.name,
    proposedAt: now,
    expiresAt,
  });
  return { id, expiresAt };
}
