import type { AgentRow } from '@maneki/contract/agents/team-console-schemas';
import type { Currency } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { listPeople } from '#features/identity';
import type { PeriodRefusal } from '#features/wallet';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { addFigures, describeFigures, type Figures, NOTHING } from '../figures/figures.ts';
import { listDays, sumWhole } from '../figures/store.ts';
import type { AgentsOutside } from '../outside.ts';
import {
  CURSOR_INVALID,
  type CursorRefusal,
  readMemberCursor,
  readNameCursor,
  writeMemberCursor,
  writeNameCursor,
} from '../team/cursors.ts';
import { describeLine } from '../team/describe-line.ts';
import { listDirect } from '../team/store.ts';
import { findManagedNode, type UnknownRefusal } from '../tree/find-managed-node.ts';
import { findDueMove } from '../tree/moves/store.ts';
import type { Node } from '../tree/node.ts';
import { provideNodes } from '../tree/provide-nodes.ts';
import { type Question, readQuestion } from './console-question.ts';
import { describeMoves } from './list-moves.ts';
import * as store from './store.ts';

type Services = Pick<AgentsOutside, 'database' | 'merchants'>;

type ListWish = {
  readonly parentId?: string | undefined;
  readonly search?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly currency?: Currency | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

type Page = { readonly rows: AgentRow[]; readonly next: string | null };

/** One level of the tree, or whoever's name begins like this, with what each came to with everybody below. */
export async function listAgentTree(
  { database, merchants }: Services,
  call: OperatorCall,
  wish: ListWish,
): Promise<Outcome<Page, UnknownRefusal | PeriodRefusal | CursorRefusal>> {
  const question = readQuestion(merchants, call, wish);
  if (!question.ok) return question;
  const { merchantCode } = call;
  const prefix = wish.search?.toLowerCase() ?? '';
  const isByName = prefix !== '';
  const readPlace = isByName ? readNameCursor : readMemberCursor;
  const after = wish.cursor === undefined ? undefined : readPlace(wish.cursor);
  if (wish.cursor !== undefined && after === undefined) return refused(CURSOR_INVALID);
  const { parentId } = wish;
  const limit = wish.size + 1;
  return database.transact(async (tx) => {
    if (parentId !== undefined) {
      const parent = await findManagedNode(tx, { memberId: parentId, merchantCode });
      if (!parent.ok) return parent;
    }
    const rows = isByName
      ? await store.listNamed(tx, { merchantCode, prefix, after, limit })
      : parentId !== undefined
        ? await listDirect(tx, { parentId, before: after, limit })
        : await store.listTop(tx, { merchantCode, before: after, limit });
    const shown = rows.slice(0, wish.size);
    const last = shown.at(-1);
    const writeNext = ({ username, memberId }: Node) =>
      isByName ? writeNameCursor(username) : writeMemberCursor(memberId);
    return done({
      rows: await describeAgents(tx, shown, question.value),
      next: last && rows.length > shown.length ? writeNext(last) : null,
    });
  });
}

/** One member of the tree, with the way up and what they did themselves. */
export async function readAgent(
  { database, merchants }: Services,
  call: OperatorCall,
  wish: Omit<ListWish, 'cursor' | 'size' | 'search' | 'parentId'> & { readonly memberId: string },
) {
  const question = readQuestion(merchants, call, wish);
  if (!question.ok) return question;
  const { memberId } = wish;
  return database.transact(async (tx) => {
    const found = await findManagedNode(tx, { memberId, merchantCode: call.merchantCode });
    if (!found.ok) return found;
    const node = found.value;
    const [row] = await describeAgents(tx, [node], question.value);
    const days = await listDays(tx, { ...question.value, agentId: memberId });
    const own = days.reduce((sum, day) => addFigures(sum, day.own), NOTHING);
    const due = await findDueMove(tx, memberId);
    const [dueMove = null] = due ? await describeMoves(tx, [due]) : [];
    return done({
      ...row!,
      crumbs: describeLine(node.line, await provideNodes(tx, node.line)),
      self: describeTotals(own),
      dueMove,
    });
  });
}

async function describeAgents(
  tx: Tx,
  nodes: readonly Node[],
  question: Question,
): Promise<AgentRow[]> {
  const memberIds = nodes.map(({ memberId }) => memberId);
  const people = await listPeople(tx, memberIds);
  const figures = await sumWhole(tx, { ...question, memberIds });
  const above = await provideNodes(
    tx,
    nodes.flatMap(({ parentId }) => parentId ?? []),
  );
  return nodes.map((node) => ({
    memberId: node.memberId,
    username: node.username,
    type: node.type,
    isBlocked: people.get(node.memberId)?.isBlocked ?? false,
    depth: node.depth,
    parent: node.parentId === null ? null : describeLine([node.parentId], above)[0]!,
    joinedAt: node.joinedAt.toISOString(),
    directCount: node.directCount,
    teamCount: node.teamCount,
    currency: question.currency,
    ...describeTotals(figures.get(node.memberId) ?? NOTHING),
  }));
}

function describeTotals(figures: Figures) {
  const { bets: _bets, firstDepositCount: _first, ...totals } = describeFigures(figures);
  return totals;
}
