import { LINKS_ACTIVE_MAX, OPENINGS_PER_DAY } from '@maneki/contract/agents/link';
import { TREE_DEPTH_MAX } from '@maneki/contract/agents/team';
import { listLinks as listStoredLinks } from '#features/identity';
import type { Merchant } from '#features/site';
import { dayOf, startOfDay } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { describeProfile } from '../profiles/profile.ts';
import { readProfile } from '../profiles/read-profiles.ts';
import { provideNodes } from '../tree/provide-nodes.ts';
import { describeLinks } from './describe-links.ts';
import { countOpened } from './store.ts';

/** Beyond this nobody looks; links that ended stay, for what they brought. */
const SHOWN_MAX = 200;

/** How many accounts an agent may still open on this business day. */
export async function countOpeningsLeft(
  tx: Tx,
  { agentId, timezone, now }: { agentId: string; timezone: string; now: Date },
): Promise<number> {
  const since = startOfDay(dayOf(now, timezone), timezone);
  return Math.max(0, OPENINGS_PER_DAY - (await countOpened(tx, { agentId, since })));
}

/** An agent's links, and what the next one may be. */
export async function listLinks(
  tx: Tx,
  {
    agentId,
    merchant,
    now,
  }: { readonly agentId: string; readonly merchant: Merchant; readonly now: Date },
) {
  const { code: merchantCode, businessTimezone: timezone, hosts } = merchant;
  const links = await listStoredLinks(tx, { merchantCode, ownerId: agentId, limit: SHOWN_MAX });
  const { terms, profile } = await readProfile(tx, { merchantCode, memberId: agentId });
  const node = (await provideNodes(tx, [agentId])).get(agentId);
  return {
    merchant: merchant.name,
    links: await describeLinks(tx, links, { merchantCode, now }),
    activeMax: LINKS_ACTIVE_MAX,
    own: describeProfile(profile, terms),
    domains: [...hosts],
    mayBring: node !== undefined && node.depth < TREE_DEPTH_MAX,
    openingsLeft: await countOpeningsLeft(tx, { agentId, timezone, now }),
  };
}
