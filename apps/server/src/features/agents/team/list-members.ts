import type { TeamMember } from '@maneki/contract/agents/team-schemas';
import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { listPeople, type Person } from '#features/identity';
import { listMainBalances, type MainBalance } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { ONLINE_MS } from '../seen/count-online.ts';
import { findInTeam, type UnknownRefusal } from '../tree/find-managed-node.ts';
import type { Node } from '../tree/node.ts';
import { provideNodes } from '../tree/provide-nodes.ts';
import { balanceBandOf } from './balance-band.ts';
import {
  CURSOR_INVALID,
  type CursorRefusal,
  readMemberCursor,
  readNameCursor,
  writeMemberCursor,
  writeNameCursor,
} from './cursors.ts';
import { describeLine, lineFrom } from './describe-line.ts';
import { FEATURE_OFF, type OffRefusal } from './feature-off.ts';
import * as store from './store.ts';
import type { Asker, TeamTools } from './team-tools.ts';

type Wish = {
  readonly scope: 'DIRECT' | 'TEAM';
  readonly parentId?: string | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

export type MemberPage = {
  readonly list: TeamMember[];
  readonly next: string | null;
  readonly crumbs: { memberId: string; username: string }[];
  readonly directCount: number;
  readonly teamCount: number;
};

/** Those directly below somebody, the newest first, or everybody below them by name. */
export async function listTeamMembers(
  { database, merchants }: TeamTools,
  asker: Asker,
  wish: Wish,
): Promise<Outcome<MemberPage, OffRefusal | UnknownRefusal | CursorRefusal>> {
  const { agentId, merchantCode, now } = asker;
  if (!merchants.get(merchantCode).flags.DOWNMAN) return refused(FEATURE_OFF);
  const isByName = wish.search !== undefined || wish.scope === 'TEAM';
  const readPlace = isByName ? readNameCursor : readMemberCursor;
  const after = wish.cursor === undefined ? undefined : readPlace(wish.cursor);
  if (wish.cursor !== undefined && after === undefined) return refused(CURSOR_INVALID);
  return database.transact(async (tx) => {
    const found = await findTop(tx, { agentId, memberId: wish.parentId ?? agentId });
    if (!found.ok) return found;
    const top = found.value;
    // One more than is shown tells whether there is a next page.
    const limit = wish.size + 1;
    const prefix = wish.search?.toLowerCase() ?? '';
    const rows = isByName
      ? await store.listByName(tx, { top, prefix, after, limit })
      : await store.listDirect(tx, { parentId: top.memberId, before: after, limit });
    const shown = rows.slice(0, wish.size);
    const last = shown.at(-1);
    const writeNext = ({ username, memberId }: Node) =>
      isByName ? writeNameCursor(username) : writeMemberCursor(memberId);
    const crumbs = lineFrom(agentId, top);
    const ids = shown.map(({ memberId }) => memberId);
    const above = shown.flatMap(({ parentId }) => parentId ?? []);
    const nodes = await provideNodes(tx, [...crumbs, ...above]);
    const known = {
      ...{ agentId, now, nodes },
      people: await listPeople(tx, ids),
      balances: await listMainBalances(tx, merchants, ids),
      showsBalances: (await store.findSettings(tx, merchantCode))?.showsBalances ?? false,
    };
    return done({
      list: shown.map((node) => describeMember(node, known)),
      next: last && rows.length > shown.length ? writeNext(last) : null,
      crumbs: describeLine(crumbs, nodes),
      directCount: top.directCount,
      teamCount: top.teamCount,
    });
  });
}

/** The agent who asks, or somebody below them. */
export async function findTop(
  tx: Tx,
  { agentId, memberId }: { readonly agentId: string; readonly memberId: string },
): Promise<Outcome<Node, UnknownRefusal>> {
  if (memberId !== agentId) return findInTeam(tx, { memberId, agentId });
  const nodes = await provideNodes(tx, [agentId]);
  return done(nodes.get(agentId)!);
}

type Known = {
  readonly agentId: string;
  readonly now: Date;
  readonly nodes: ReadonlyMap<string, Node>;
  readonly people: ReadonlyMap<string, Person>;
  readonly balances: ReadonlyMap<string, MainBalance>;
  readonly showsBalances: boolean;
};

const PLAYERS: readonly number[] = [MEMBER_TYPES.player, MEMBER_TYPES.demoPlayer];

function describeMember(node: Node, known: Known): TeamMember {
  const { memberId, username, type } = node;
  const { agentId, now } = known;
  const person = known.people.get(memberId)!;
  const { currency, available } = known.balances.get(memberId) ?? {
    currency: person.currency,
    available: 0n,
  };
  const parentId = node.parentId!;
  const { seenAt } = person;
  return {
    ...{ memberId, username, type },
    nickname: person.nickname,
    headIcon: person.headIcon,
    level: lineFrom(agentId, node).length - 1,
    parent: { memberId: parentId, username: known.nodes.get(parentId)?.username ?? '' },
    joinedAt: node.joinedAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
    isOnline: seenAt !== null && now.getTime() - seenAt.getTime() < ONLINE_MS,
    isBlocked: person.isBlocked,
    currency,
    balanceBand: balanceBandOf(available, currency),
    balance: known.showsBalances ? writeAmount(available) : null,
    directCount: node.directCount,
    teamCount: node.teamCount,
    canPromote: parentId === agentId && PLAYERS.includes(type),
  };
}
