import type { AgentsRefusal } from '@maneki/contract/agents/refusals';
import { type MoveState, TREE_DEPTH_MAX } from '@maneki/contract/agents/team';
import { hasRight, isPlayCredit, MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import type { Node } from '../node.ts';

export type Move = {
  readonly id: string;
  readonly merchantCode: string;
  readonly memberId: string;
  readonly fromId: string | null;
  readonly toId: string;
  /** How many move, the first included. */
  readonly members: number;
  readonly state: MoveState;
  readonly effectiveOn: string;
  readonly reason: string;
  readonly orderedBy: string;
  readonly orderedAt: Date;
  readonly endedAt: Date | null;
  readonly obstacle: string | null;
};

type Code =
  | 'agents.general_agent_stays'
  | 'agents.move_parent_unfit'
  | 'agents.move_into_own_team'
  | 'agents.move_to_same'
  | 'agents.move_too_deep'
  | 'agents.move_bill_open';

export type MoveRefusal = Extract<AgentsRefusal, { readonly code: Code }>;

const GENERAL: readonly number[] = [MEMBER_TYPES.generalAgent, MEMBER_TYPES.demoGeneralAgent];

/** Why a member and everybody below them cannot stand below another parent, or undefined. */
export function findMoveObstacle({
  node,
  parent,
  deepest,
  hasOpenBill,
}: {
  readonly node: Node;
  readonly parent: Node | undefined;
  /** How deep the lowest of those who move stands now. */
  readonly deepest: number;
  readonly hasOpenBill: boolean;
}): MoveRefusal | undefined {
  const refuse = (code: Exclude<Code, 'agents.move_too_deep'>) => ({ code, detail: {} }) as const;
  if (GENERAL.includes(node.type)) return refuse('agents.general_agent_stays');
  if (parent?.memberId === node.memberId || parent?.line.includes(node.memberId))
    return refuse('agents.move_into_own_team');
  if (!parent || !isFit(parent, node)) return refuse('agents.move_parent_unfit');
  if (parent.memberId === node.parentId) return refuse('agents.move_to_same');
  if (parent.depth + 1 + (deepest - node.depth) > TREE_DEPTH_MAX)
    return { code: 'agents.move_too_deep', detail: { depth: TREE_DEPTH_MAX } };
  return hasOpenBill ? refuse('agents.move_bill_open') : undefined;
}

/** Members hang below agents of their own site; play credit and money have lines of their own. */
const isFit = (parent: Node, node: Node): boolean =>
  parent.merchantCode === node.merchantCode &&
  hasRight(parent.type, 'agent') &&
  isPlayCredit(parent.type) === isPlayCredit(node.type);
