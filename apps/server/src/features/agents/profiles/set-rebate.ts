import { type RebateGroup, writeRebate } from '@maneki/contract/agents/rebate-groups';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { provideNodes } from '../tree/provide-nodes.ts';
import { changeProfile, takeLineTurn } from './change-profile.ts';
import { findMisfitOfTerms } from './profile.ts';
import { readProfiles } from './read-profiles.ts';

/** Raises or lowers what somebody has in a group, by an operator. */
export async function setRebate(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  {
    memberId,
    group,
    value,
  }: { readonly memberId: string; readonly group: RebateGroup; readonly value: number },
) {
  const node = (await provideNodes(tx, [memberId])).get(memberId);
  if (node?.merchantCode !== merchantCode)
    return refused({ code: 'agents.rebate_member_unknown' as const, detail: {} });
  await takeLineTurn(tx, node);
  const { parentId } = node;
  const memberIds = parentId === null ? [memberId] : [memberId, parentId];
  const { terms, profileOf } = await readProfiles(tx, { merchantCode, memberIds });
  const before = profileOf(memberId);
  const misfit = findMisfitOfTerms(group, value, terms[group]);
  const most = parentId === null ? terms[group].cap : profileOf(parentId)[group];
  // What the upline has can always be had, also where steps have changed since.
  if (misfit && value !== most) return refused(misfit);
  if (value > most)
    return refused({
      code: 'agents.rebate_above_upline' as const,
      detail: { group, most: writeRebate(group, most) },
    });
  const rebates = { [group]: value };
  const by = operator.name;
  const lowered = await changeProfile(tx, { memberId, merchantCode, before, rebates, by, now });
  return acted(
    { lowered },
    {
      subject: `member ${memberId}`,
      before: { [group]: before[group] },
      after: { [group]: value, lowered },
    },
  );
}
