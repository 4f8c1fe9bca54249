import type { AgentsRefusal } from '@maneki/contract/agents/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import type { Node } from './node.ts';
import { provideNodes } from './provide-nodes.ts';

export type UnknownRefusal = Extract<AgentsRefusal, { code: 'agents.member_unknown' }>;

export const UNKNOWN: UnknownRefusal = { code: 'agents.member_unknown', detail: {} };

/** A member of the operator's merchant; another's is as unknown as one that never was. */
export async function findManagedNode(
  tx: Tx,
  { memberId, merchantCode }: { readonly memberId: string; readonly merchantCode: string },
): Promise<Outcome<Node, UnknownRefusal>> {
  const node = (await provideNodes(tx, [memberId])).get(memberId);
  return node?.merchantCode === merchantCode ? done(node) : refused(UNKNOWN);
}

/** Somebody below an agent, however far; whoever is not answers like one that does not exist. */
export async function findInTeam(
  tx: Tx,
  { memberId, agentId }: { readonly memberId: string; readonly agentId: string },
): Promise<Outcome<Node, UnknownRefusal>> {
  const node = (await provideNodes(tx, [memberId])).get(memberId);
  return node?.line.includes(agentId) ? done(node) : refused(UNKNOWN);
}
