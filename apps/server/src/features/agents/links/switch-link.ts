import { LINKS_ACTIVE_MAX } from '@maneki/contract/agents/link';
import type { LinkRefusal } from '@maneki/contract/agents/link-refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { linkState, listLinks, setLinkDisabled } from '#features/identity';
import type { Merchant } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { mayActivate } from './create-link.ts';

type Switched = Outcome<
  Record<never, never>,
  Extract<LinkRefusal, { code: 'agents.link_unknown' | 'agents.link_limit' | 'agents.link_over' }>
>;

/** Switches a link of an agent's off or on. One that ended by itself stays so. */
export async function switchLink(
  tx: Tx,
  owner: { readonly agentId: string; readonly merchant: Merchant; readonly now: Date },
  { code, isOn }: { readonly code: string; readonly isOn: boolean },
): Promise<Switched> {
  const { agentId, merchant, now } = owner;
  const merchantCode = merchant.code;
  const mayBeOn = await mayActivate(tx, owner);
  const [link] = await listLinks(tx, { merchantCode, ownerId: agentId, code, limit: 1 });
  if (!link) return refused({ code: 'agents.link_unknown', detail: {} });
  if (isOn === (link.disabledAt === null)) return done({});
  if (isOn && linkState({ ...link, disabledAt: null }, now) !== 'ACTIVE')
    return refused({ code: 'agents.link_over', detail: {} });
  if (isOn && !mayBeOn)
    return refused({ code: 'agents.link_limit', detail: { most: LINKS_ACTIVE_MAX } });
  await setLinkDisabled(tx, { merchantCode, code, disabledAt: isOn ? null : now });
  return done({});
}

/** Switches off whosever link, by an operator. */
export async function disableLink(tx: Tx, { merchantCode, now }: OperatorCall, code: string) {
  const [link] = await listLinks(tx, { merchantCode, code, limit: 1 });
  if (!link) return refused({ code: 'agents.link_unknown' as const, detail: {} });
  if (!link.disabledAt) await setLinkDisabled(tx, { merchantCode, code, disabledAt: now });
  return acted({}, { subject: `link ${code}`, before: linkState(link, now), after: 'DISABLED' });
}
