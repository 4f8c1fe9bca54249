import { LINKS_ACTIVE_MAX } from '@maneki/contract/agents/link';
import type { AgentsRefusal } from '@maneki/contract/agents/refusals';
import { TREE_DEPTH_MAX } from '@maneki/contract/agents/team';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { drawLinkCode, insertLink, linkState, listLinks } from '#features/identity';
import type { Merchant } from '#features/site';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import { findMisfit, type SomeRebates } from '../profiles/profile.ts';
import { readProfile } from '../profiles/read-profiles.ts';
import { provideNodes } from '../tree/provide-nodes.ts';
import { putLinkRebates } from './store.ts';

export type LinkWish = {
  readonly targetType: 0 | 1;
  readonly rebates: SomeRebates;
  readonly domain: string | null;
  readonly usesMax: number | null;
  readonly expiresAt: string | null;
  readonly remark: string;
};

type LinkOwner = { readonly agentId: string; readonly merchant: Merchant; readonly now: Date };

type Created = Outcome<
  { readonly code: string },
  Extract<
    AgentsRefusal,
    {
      code:
        | 'agents.link_limit'
        | 'agents.link_expiry'
        | 'agents.link_domain'
        | 'agents.line_full'
        | 'agents.rebate_above_own'
        | 'agents.rebate_step'
        | 'agents.rebate_out_of_range';
    }
  >
>;

const TRIES = 5;

/** Whether an agent may have one active link more. The others of theirs wait until the transaction ends. */
export async function mayActivate(tx: Tx, { agentId, merchant, now }: LinkOwner): Promise<boolean> {
  await takeTurns(tx, `links ${agentId}`);
  const links = await listLinks(tx, {
    merchantCode: merchant.code,
    ownerId: agentId,
    limit: 1_000,
  });
  return links.filter((link) => linkState(link, now) === 'ACTIVE').length < LINKS_ACTIVE_MAX;
}

/** Makes a link that brings members to an agent. */
export async function createLink(tx: Tx, owner: LinkOwner, wish: LinkWish): Promise<Created> {
  const { agentId, merchant, now } = owner;
  const merchantCode = merchant.code;
  const expiresAt = wish.expiresAt === null ? null : new Date(wish.expiresAt);
  if (expiresAt && expiresAt <= now) return refused({ code: 'agents.link_expiry', detail: {} });
  if (wish.domain !== null && !merchant.hosts.includes(wish.domain))
    return refused({ code: 'agents.link_domain', detail: {} });
  const node = (await provideNodes(tx, [agentId])).get(agentId);
  if (!node || node.depth >= TREE_DEPTH_MAX)
    return refused({ code: 'agents.line_full', detail: { levels: TREE_DEPTH_MAX } });
  const { terms, profile: own } = await readProfile(tx, { merchantCode, memberId: agentId });
  const misfit = findMisfit(wish.rebates, { terms, own });
  if (misfit) return refused(misfit);
  if (!(await mayActivate(tx, owner)))
    return refused({ code: 'agents.link_limit', detail: { most: LINKS_ACTIVE_MAX } });
  const { targetType, domain, usesMax, remark, rebates } = wish;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = drawLinkCode();
    const link = { merchantCode, code, ownerId: agentId, targetType, domain, usesMax, expiresAt };
    if (!(await insertLink(tx, { ...link, remark, createdAt: now }))) continue;
    await putLinkRebates(tx, { merchantCode, code, rebates });
    return done({ code });
  }
  throw new Error('codes are many more than links');
}
