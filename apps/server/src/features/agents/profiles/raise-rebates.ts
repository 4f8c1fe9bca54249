import {
  REBATE_GROUPS,
  type RebateProfile,
  writeRebate,
} from '@maneki/contract/agents/rebate-groups';
import type { RebateRefusal } from '@maneki/contract/agents/rebate-refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { provideNodes } from '../tree/provide-nodes.ts';
import { changeProfile, takeLineTurn } from './change-profile.ts';
import { findMisfit, type SomeRebates } from './profile.ts';
import { readProfiles } from './read-profiles.ts';

type Raised = Outcome<
  RebateProfile,
  Extract<
    RebateRefusal,
    {
      code:
        | 'agents.rebate_downline_unknown'
        | 'agents.rebate_lowered'
        | 'agents.rebate_above_own'
        | 'agents.rebate_step'
        | 'agents.rebate_out_of_range';
    }
  >
>;

/** Gives somebody directly below an agent more. Who is elsewhere is not there at all. */
export async function raiseRebates(
  tx: Tx,
  {
    agentId,
    memberId,
    merchantCode,
    rebates,
    now,
  }: {
    readonly agentId: string;
    readonly memberId: string;
    readonly merchantCode: string;
    readonly rebates: SomeRebates;
    readonly now: Date;
  },
): Promise<Raised> {
  const node = (await provideNodes(tx, [memberId])).get(memberId);
  if (node?.parentId !== agentId)
    return refused({ code: 'agents.rebate_downline_unknown', detail: {} });
  await takeLineTurn(tx, node);
  const { terms, profileOf } = await readProfiles(tx, {
    merchantCode,
    memberIds: [agentId, memberId],
  });
  const before = profileOf(memberId);
  for (const group of REBATE_GROUPS) {
    if ((rebates[group] ?? before[group]) < before[group])
      return refused({
        code: 'agents.rebate_lowered',
        detail: { group, now: writeRebate(group, before[group]) },
      });
  }
  const raised = Object.fromEntries(
    REBATE_GROUPS.filter((group) => (rebates[group] ?? 0) > before[group]).map((group) => [
      group,
      rebates[group]!,
    ]),
  );
  const misfit = findMisfit(raised, { terms, own: profileOf(agentId) });
  if (misfit) return refused(misfit);
  await changeProfile(tx, { memberId, merchantCode, before, rebates: raised, by: 'upline', now });
  return done({ ...before, ...raised });
}
