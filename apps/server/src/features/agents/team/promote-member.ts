import type { AgentsRefusal } from '@maneki/contract/agents/refusals';
import type { MemberType } from '@maneki/contract/identity/member-types';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { findInTeam } from '../tree/find-managed-node.ts';
import { promote } from '../tree/ranks/change-rank.ts';
import { FEATURE_OFF, type OffRefusal } from './feature-off.ts';
import type { Asker, TeamTools } from './team-tools.ts';

type Code = 'agents.member_unknown' | 'agents.member_not_direct' | 'agents.member_is_agent';

/** Makes an agent of a player who stands directly below the one who asks. */
export async function promoteMember(
  { database, merchants }: TeamTools,
  { agentId, merchantCode }: Asker,
  { memberId }: { readonly memberId: string },
): Promise<
  Outcome<
    { memberId: string; type: MemberType },
    OffRefusal | Extract<AgentsRefusal, { readonly code: Code }>
  >
> {
  if (!merchants.get(merchantCode).flags.DOWNMAN) return refused(FEATURE_OFF);
  return database.transact(async (tx) => {
    const found = await findInTeam(tx, { memberId, agentId });
    if (!found.ok) return found;
    if (found.value.parentId !== agentId)
      return refused({ code: 'agents.member_not_direct', detail: {} });
    const promoted = await promote(tx, found.value);
    return promoted.ok ? done({ memberId, type: promoted.value }) : promoted;
  });
}
