import { REBATE_GROUPS } from '@maneki/contract/agents/rebate-groups';
import type { Tx } from '#platform/database/database';
import type { Node } from '../tree/node.ts';
import { changeProfile, takeLineTurn } from './change-profile.ts';
import { readProfiles } from './read-profiles.ts';

/**
 * Lowers somebody who is about to stand below another upline to what that one has, and their team along. That comes
 * before the move: whoever has nothing written has what those above have, and is told what they had there.
 */
export async function fitToUpline(
  tx: Tx,
  { node, parent }: { readonly node: Node; readonly parent: Node },
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  await takeTurnsOfLines(tx, [node, parent]);
  const { memberId, merchantCode } = node;
  const memberIds = [memberId, parent.memberId];
  const { profileOf } = await readProfiles(tx, { merchantCode, memberIds });
  const [before, upline] = [profileOf(memberId), profileOf(parent.memberId)];
  const above = REBATE_GROUPS.filter((group) => before[group] > upline[group]);
  const rebates = Object.fromEntries(above.map((group) => [group, upline[group]]));
  await changeProfile(tx, { memberId, merchantCode, before, rebates, by, now });
}

/** Nobody gives in either line what is being taken; always in one order, so that nobody waits crosswise. */
async function takeTurnsOfLines(tx: Tx, nodes: readonly Node[]): Promise<void> {
  const topOf = ({ memberId, line }: Node) => line[0] ?? memberId;
  const ordered = nodes.toSorted((one, other) => (topOf(one) < topOf(other) ? -1 : 1));
  for (const node of ordered) await takeLineTurn(tx, node);
}
