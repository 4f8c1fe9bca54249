import { usualOf } from '@maneki/contract/agents/rebate-groups';
import { type Link, linkState } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { mapGroups } from '../profiles/profile.ts';
import { countFirstDeposits, listLinkRebates } from './store.ts';

/** Links of a merchant with what each gives and has brought. */
export async function describeLinks(
  tx: Tx,
  links: readonly Link[],
  { merchantCode, now }: { readonly merchantCode: string; readonly now: Date },
) {
  const rebatesOf = await listLinkRebates(tx, links);
  const codes = links.map(({ code }) => code);
  const deposits = await countFirstDeposits(tx, { merchantCode, codes });
  return links.map((link) => {
    const given = rebatesOf(link);
    return {
      code: link.code,
      state: linkState(link, now),
      targetType: link.targetType,
      rebates: mapGroups((group) => given[group] ?? usualOf(group)),
      domain: link.domain,
      usesMax: link.usesMax,
      expiresAt: link.expiresAt?.toISOString() ?? null,
      remark: link.remark,
      createdAt: link.createdAt.toISOString(),
      visits: link.visits,
      registrations: link.uses,
      firstDeposits: deposits.get(link.code) ?? 0,
    };
  });
}
