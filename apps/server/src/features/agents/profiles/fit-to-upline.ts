import { REBATE_GROUPS } from '@maneki/contract/agents/rebate-groups';
import type { Tx } from '#platform/database/database';
import type { Node } from '../tree/node.ts';
import { changeProfile } from './change-profile.ts';
import { readProfiles } from './read-profiles.ts';

/** Lowers somebody who was moved below another upline to what that one has, and their team along. */
export async function fitToUpline(
  tx: Tx,
  { memberId, parentId, merchantCode }: Pick<Node, 'memberId' | 'parentId' | 'merchantCode'>,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<number> {
  if (parentId === null) return 0;
  const { profileOf } = await readProfiles(tx, { merchantCode, memberIds: [memberId, parentId] });
  const [before, upline] = [profileOf(memberId), profileOf(parentId)];
  const above = REBATE_GROUPS.filter((group) => before[group] > upline[group]);
  const rebates = Object.fromEntries(above.map((group) => [group, upline[group]]));
  return changeProfile(tx, { memberId, merchantCode, before, rebates, by, now });
}
