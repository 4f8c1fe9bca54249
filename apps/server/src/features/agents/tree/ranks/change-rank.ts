import type { AgentsRefusal } from '@maneki/contract/agents/refusals';
import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { updateType } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import type { Node } from '../node.ts';
import type { TreeObstacles } from '../obstacles.ts';
import { TREE_TURNS } from '../provide-nodes.ts';
import { findNode } from '../store.ts';
import { updateNodeType } from './store.ts';

type RankCode =
  | 'agents.member_is_agent'
  | 'agents.member_not_agent'
  | 'agents.general_agent_stays'
  | 'agents.member_has_downline'
  | 'agents.member_has_contract';
type Refused<Code extends RankCode> = Extract<AgentsRefusal, { readonly code: Code }>;

const AGENT_OF: Readonly<Partial<Record<MemberType, MemberType>>> = {
  [MEMBER_TYPES.player]: MEMBER_TYPES.agent,
  [MEMBER_TYPES.demoPlayer]: MEMBER_TYPES.demoAgent,
};
const PLAYER_OF: Readonly<Partial<Record<MemberType, MemberType>>> = {
  [MEMBER_TYPES.agent]: MEMBER_TYPES.player,
  [MEMBER_TYPES.demoAgent]: MEMBER_TYPES.demoPlayer,
};
const GENERAL: readonly MemberType[] = [MEMBER_TYPES.generalAgent, MEMBER_TYPES.demoGeneralAgent];

/** Makes an agent of a player. */
export async function promote(
  tx: Tx,
  { memberId }: Pick<Node, 'memberId'>,
): Promise<Outcome<MemberType, Refused<'agents.member_is_agent'>>> {
  const node = await holdNode(tx, memberId);
  const to = AGENT_OF[node.type];
  if (to === undefined || !(await change(tx, node, to)))
    return refused({ code: 'agents.member_is_agent', detail: {} });
  return done(to);
}

/** Makes a player of an agent whom nobody depends on. */
export async function demote(
  tx: Tx,
  { memberId }: Pick<Node, 'memberId'>,
  obstacles: TreeObstacles,
): Promise<Outcome<MemberType, Refused<Exclude<RankCode, 'agents.member_is_agent'>>>> {
  const node = await holdNode(tx, memberId);
  if (GENERAL.includes(node.type))
    return refused({ code: 'agents.general_agent_stays', detail: {} });
  const to = PLAYER_OF[node.type];
  if (to === undefined) return refused({ code: 'agents.member_not_agent', detail: {} });
  if (node.teamCount > 0) return refused({ code: 'agents.member_has_downline', detail: {} });
  if (await obstacles.hasValidContract(tx, memberId))
    return refused({ code: 'agents.member_has_contract', detail: {} });
  if (!(await change(tx, node, to)))
    return refused({ code: 'agents.member_not_agent', detail: {} });
  return done(to);
}

/** As the member stands now, while nobody comes below them. */
async function holdNode(tx: Tx, memberId: string): Promise<Node> {
  await takeTurns(tx, TREE_TURNS);
  return (await findNode(tx, memberId))!;
}

async function change(tx: Tx, { memberId, type: from }: Node, to: MemberType): Promise<boolean> {
  if (!(await updateType(tx, { memberId, from, to }))) return false;
  await updateNodeType(tx, { memberId, type: to });
  return true;
}
