import type { TeamFigures, TeamProfit } from '@maneki/contract/agents/team-schemas';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { listPeople } from '#features/identity';
import type { PeriodRefusal } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { addFigures, describeFigures, NOTHING } from '../figures/figures.ts';
import { listDays, sumChildren, sumGone } from '../figures/store.ts';
import type { UnknownRefusal } from '../tree/find-managed-node.ts';
import type { Node } from '../tree/node.ts';
import { provideNodes } from '../tree/provide-nodes.ts';
import {
  CURSOR_INVALID,
  type CursorRefusal,
  readMemberCursor,
  writeMemberCursor,
} from './cursors.ts';
import { describeLine, lineFrom } from './describe-line.ts';
import { FEATURE_OFF, type OffRefusal } from './feature-off.ts';
import { findTop } from './list-members.ts';
import { readCurrency, readTeamPeriod } from './read-question.ts';
import { listDirect } from './store.ts';
import type { Asker, TeamTools } from './team-tools.ts';

type Wish = {
  readonly startDate: string;
  readonly endDate: string;
  readonly parentId?: string | undefined;
  readonly currency?: string | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

export type ProfitPage = {
  readonly currency: string;
  readonly currencies: string[];
  readonly crumbs: { memberId: string; username: string }[];
  readonly self: TeamFigures;
  readonly list: TeamProfit[];
  readonly footer: TeamFigures;
  readonly next: string | null;
};

/**
 * What those directly below somebody came to, each with everybody below them. Figures of a day belong to whoever stood
 * above on that day: whoever has moved elsewhere since is told of in one line, without a name, and of whoever came from
 * elsewhere only what they did here.
 */
export async function listTeamProfit(
  services: TeamTools,
  asker: Asker,
  wish: Wish,
): Promise<Outcome<ProfitPage, OffRefusal | UnknownRefusal | PeriodRefusal | CursorRefusal>> {
  const { agentId, merchantCode } = asker;
  if (!services.merchants.get(merchantCode).flags.AGETEAMPNL3) return refused(FEATURE_OFF);
  const period = readTeamPeriod(services, wish, asker);
  if (!period.ok) return period;
  const before = wish.cursor === undefined ? undefined : readMemberCursor(wish.cursor);
  if (wish.cursor !== undefined && before === undefined) return refused(CURSOR_INVALID);
  const { currency, currencies } = await readCurrency(services, asker, wish.currency);
  return services.database.transact(async (tx) => {
    const found = await findTop(tx, { agentId, memberId: wish.parentId ?? agentId });
    if (!found.ok) return found;
    const top = found.value;
    const asked = { currency, from: firstDay(wish.startDate, top, agentId), to: wish.endDate };
    const rows = await listDirect(tx, { parentId: top.memberId, before, limit: wish.size + 1 });
    const shown = rows.slice(0, wish.size);
    const hasMore = rows.length > shown.length;
    const list = await describeChildren(tx, shown, { ...asked, parentId: top.memberId });
    const gone = hasMore ? undefined : await sumGone(tx, { ...asked, parentId: top.memberId });
    const days = await listDays(tx, { ...asked, agentId: top.memberId });
    const sumOf = (part: 'own' | 'team') =>
      describeFigures(days.reduce((sum, day) => addFigures(sum, day[part]), NOTHING));
    const crumbs = lineFrom(agentId, top);
    return done({
      currency,
      currencies: [...currencies],
      crumbs: describeLine(crumbs, await provideNodes(tx, crumbs)),
      self: sumOf('own'),
      list: gone ? [...list, { ...NOBODY, ...describeFigures(gone) }] : list,
      footer: sumOf('team'),
      next: hasMore ? writeMemberCursor(shown.at(-1)!.memberId) : null,
    });
  });
}

/** What somebody did before they came below the agent is not the agent's to see. */
const firstDay = (startDate: string, { memberId, since }: Node, agentId: string): string =>
  memberId !== agentId && since !== null && since > startDate ? since : startDate;

async function describeChildren(
  tx: Tx,
  nodes: readonly Node[],
  asked: { parentId: string; currency: string; from: string; to: string },
): Promise<TeamProfit[]> {
  const memberIds = nodes.map(({ memberId }) => memberId);
  const people = await listPeople(tx, memberIds);
  const figures = await sumChildren(tx, { ...asked, memberIds });
  return nodes.map(({ memberId, username, type, directCount }) => ({
    ...{ memberId, username, type, directCount },
    nickname: people.get(memberId)?.nickname ?? null,
    ...describeFigures(figures.get(memberId) ?? NOTHING),
  }));
}

const NOBODY = { memberId: null, username: null, nickname: null, type: null, directCount: 0 };
