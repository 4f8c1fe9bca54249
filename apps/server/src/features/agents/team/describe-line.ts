import type { Node } from '../tree/node.ts';

type Named = { readonly memberId: string; readonly username: string };

/** Who is above somebody from the asking agent down: nobody above the agent is ever told of. */
export const lineFrom = (agentId: string, node: Pick<Node, 'memberId' | 'line'>): string[] => {
  const line = [...node.line, node.memberId];
  return line.slice(line.indexOf(agentId));
};

export const describeLine = (ids: readonly string[], nodes: ReadonlyMap<string, Node>): Named[] =>
  ids.map((memberId) => ({ memberId, username: nodes.get(memberId)?.username ?? '' }));
