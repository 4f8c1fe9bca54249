import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { findMemberIdByName } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { listDebtsOf } from '../rebates/store.ts';
import { provideNodes } from '../tree/provide-nodes.ts';
import { describeProfile } from './profile.ts';
import { readProfiles } from './read-profiles.ts';

/** What an operator sees of somebody's values: how far they go, and what is owed. */
export async function readMember(
  tx: Tx,
  { merchantCode, username }: { readonly merchantCode: string; readonly username: string },
) {
  const found = await findMemberIdByName(tx, { merchantCode, username });
  const node = found && (await provideNodes(tx, [found])).get(found);
  if (!node) return refused({ code: 'agents.rebate_member_unknown' as const, detail: {} });
  const { memberId, parentId } = node;
  const memberIds = parentId === null ? [memberId] : [memberId, parentId];
  const { terms, profileOf } = await readProfiles(tx, { merchantCode, memberIds });
  const debts = await listDebtsOf(tx, memberId);
  return done({
    memberId,
    username: username.toLowerCase(),
    rebates: describeProfile(profileOf(memberId), terms).map((rebate) => ({
      ...rebate,
      most: parentId === null ? rebate.cap : profileOf(parentId)[rebate.group],
    })),
    debts: debts.map(({ currency, amount }) => ({ currency, amount: writeAmount(amount) })),
  });
}
