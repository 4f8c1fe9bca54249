import { vipLabel } from '@maneki/contract/rewards/vip';
import { refused } from '@maneki/kernel/outcome';
import { findClubLabel, findStatedIdentity, nameByHand, setClubLabels } from '#features/identity';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { findAnyLevel } from './find-standing.ts';

/** Calls a member by a name of the operator's choice, or by their level again. What the level gives stays as it is. */
export async function nameMember(
  tx: Tx,
  { merchantCode }: OperatorCall,
  { memberId, name }: { readonly memberId: string; readonly name: string | null },
) {
  const member = await findStatedIdentity(tx, memberId);
  if (member?.merchantCode !== merchantCode)
    return refused({ code: 'rewards.vip_member_unknown', detail: {} } as const);
  const before = await findClubLabel(tx, memberId);
  await nameByHand(tx, { memberId, name });
  if (name === null)
    await setClubLabels(tx, new Map([[memberId, vipLabel(await findAnyLevel(tx, memberId))]]));
  const after = await findClubLabel(tx, memberId);
  return acted({}, { subject: `member ${memberId}`, before, after });
}
