import type { RebateState } from '@maneki/contract/agents/rebate';
import { day as dayForm } from '@maneki/contract/schema';
import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { findMemberIdByName, listUsernames } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { readPlace, writePlace } from '../place.ts';
import * as store from './store.ts';

type Asked = {
  readonly merchantCode: string;
  readonly username?: string | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

type Form = (part: string) => boolean;

/** What the parts of a place look like: whatever else came back, no database would read. */
const isId: Form = (part) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(part);
const isName: Form = (part) => /^[0-9A-Z.]{1,20}$/.test(part);
const isDay: Form = (part) => dayForm.safeParse(part).success;

/** A page of a list of members' facts, by whoever they are of. */
async function cutPage<Row extends { readonly memberId: string }, Shown>(
  tx: Tx,
  asked: Asked,
  {
    forms,
    read,
    placeOf,
    show,
  }: {
    readonly forms: readonly Form[];
    readonly read: (search: {
      readonly merchantCode: string;
      readonly memberId: string | undefined;
      readonly limit: number;
      readonly after: readonly string[] | undefined;
    }) => Promise<Row[]>;
    readonly placeOf: (row: Row) => readonly string[];
    readonly show: (row: Row, nameOf: (memberId: string) => string) => Shown;
  },
) {
  const { merchantCode, username, cursor, size } = asked;
  const after = cursor === undefined ? undefined : readPlace(cursor, forms.length);
  if (cursor !== undefined && !after?.every((part, index) => forms[index]!(part)))
    return refused({ code: 'agents.rebate_cursor_invalid' as const, detail: {} });
  const memberId = username && (await findMemberIdByName(tx, { merchantCode, username }));
  if (username && !memberId) return done({ rows: [], next: null });
  const found = await read({
    merchantCode,
    memberId: memberId || undefined,
    limit: size + 1,
    after,
  });
  const shown = found.slice(0, size);
  const ids = shown.flatMap((row) =>
    'sourceId' in row ? [row.memberId, row.sourceId as string] : [row.memberId],
  );
  const usernames = await listUsernames(tx, [...new Set(ids)]);
  const last = shown.at(-1);
  return done({
    rows: shown.map((row) => show(row, (id) => usernames.get(id) ?? '')),
    next: last && found.length > size ? writePlace(placeOf(last)) : null,
  });
}

/** How the shares of a day came about. */
export async function listLines(
  tx: Tx,
  asked: Asked & { readonly day: string; readonly source?: string | undefined },
) {
  const { merchantCode, day, source } = asked;
  const sourceId = source && (await findMemberIdByName(tx, { merchantCode, username: source }));
  if (source && !sourceId) return done({ rows: [], next: null });
  return cutPage(tx, asked, {
    forms: [isId, isId, isName, isName],
    read: ({ after, ...search }) =>
      store.searchLines(tx, {
        ...search,
        day,
        sourceId: sourceId || undefined,
        after: after as store.LinePlace | undefined,
      }),
    placeOf: ({ memberId, sourceId: from, group, currency }) => [memberId, from, group, currency],
    show: ({ turnover, amount, ...line }, nameOf) => ({
      ...line,
      username: nameOf(line.memberId),
      source: nameOf(line.sourceId),
      turnover: writeAmount(turnover),
      amount: writeAmount(amount),
    }),
  });
}

/** What members earned by day, and what became of it. */
export const listPayments = (
  tx: Tx,
  asked: Asked & { readonly day?: string | undefined; readonly state?: RebateState | undefined },
) =>
  cutPage(tx, asked, {
    forms: [isDay, isId, isName],
    read: ({ after, ...search }) =>
      store.searchPayments(tx, {
        ...search,
        day: asked.day,
        state: asked.state,
        after: after as store.PaymentPlace | undefined,
      }),
    placeOf: ({ day, memberId, currency }) => [day, memberId, currency],
    show: (payment, nameOf) => ({
      memberId: payment.memberId,
      username: nameOf(payment.memberId),
      day: payment.day,
      currency: payment.currency,
      own: writeAmount(payment.own),
      team: writeAmount(payment.team),
      paidOwn: writeAmount(payment.paidOwn),
      paidTeam: writeAmount(payment.paidTeam),
      debtTaken: writeAmount(payment.debtTaken),
      debtAdded: writeAmount(payment.debtAdded),
      state: payment.state,
      hold: payment.hold,
      settledAt: payment.settledAt?.toISOString() ?? null,
    }),
  });

/** What members still owe. */
export const listDebts = (tx: Tx, asked: Asked) =>
  cutPage(tx, asked, {
    forms: [isId, isName],
    read: ({ after, ...search }) =>
      store.searchDebts(tx, { ...search, after: after as store.DebtPlace | undefined }),
    placeOf: ({ memberId, currency }) => [memberId, currency],
    show: ({ memberId, currency, amount, changedAt }, nameOf) => ({
      memberId,
      username: nameOf(memberId),
      currency,
      amount: writeAmount(amount),
      changedAt: changedAt.toISOString(),
    }),
  });
