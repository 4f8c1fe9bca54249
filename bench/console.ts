import { MINUTE_MS } from '@maneki/kernel/clock';
import type { Outcome } from '@maneki/kernel/outcome';
import { listMembers } from '@maneki/server/features/identity/member-search/list-members';
import { listMemberTickets } from '@maneki/server/features/play/console/list-member-tickets';
import { siteFeature } from '@maneki/server/features/site/index';
import { listMemberTransfers } from '@maneki/server/features/wallet/console/list-member-transfers';
import { listActs } from '@maneki/server/platform/audit/list-acts';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';
import type { Bench, Measured } from './bench.ts';
import { fillHistory } from './fill-history.ts';
import { median } from './median.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { addGame, addPlayers, memberIdSql, playerOf, WALLET } from './players.ts';
import type { Row } from './row.ts';

const MERCHANT = 'maneki';
const SMALL = 10_000;
/** Everybody has the same past in both, so that only the size of the tables differs. */
const TRANSFERS_EACH = 10;
const MEMBERS_PER_ACT = 20;
const MEMBERS_AT_ONCE = 50_000;
const ACTS_AT_ONCE = 1_000;
const ROUNDS = 7;
const ASKED = 40;
const STRIDE = 7_919;
/** So few that both databases have a next page of everything. */
const SIZE = 5;

type Books = { readonly database: Database; readonly members: number };
type Page = { readonly rows: readonly unknown[]; readonly next: string | null };
type Ask = (
  books: Books,
  page: { readonly number: number; readonly cursor: string | undefined },
) => Promise<Page>;

/** Players belong to no market, so that they play for credit. */
const books = (database: Database) => ({ database, merchants: { findMarket: () => undefined } });

/** Every list of the console that grows with the business, as operators ask for it. */
const LISTS: Readonly<Record<string, Ask>> = {
  members: async ({ database }, { cursor }) =>
    value(await listMembers(database, { merchantCode: MERCHANT, cursor, size: SIZE })),
  'members by name': async ({ database, members }, { number, cursor }) => {
    const search = `player${String((number % (members / 100)) + 1).padStart(5, '0')}`;
    return value(
      await listMembers(database, { merchantCode: MERCHANT, search, cursor, size: SIZE }),
    );
  },
  'members by address': async ({ database, members }, { number, cursor }) => {
    const search = addressOf((number % (members / 10)) + 1);
    return value(
      await listMembers(database, { merchantCode: MERCHANT, search, cursor, size: SIZE }),
    );
  },
  'blocked members': async ({ database }, { cursor }) =>
    value(
      await listMembers(database, { merchantCode: MERCHANT, state: 'blocked', cursor, size: SIZE }),
    ),
  'transfers of a member': async ({ database }, { number, cursor }) =>
    value(
      await listMemberTransfers(books(database), {
        memberId: playerOf(number).playerId,
        merchantCode: MERCHANT,
        wallet: WALLET,
        cursor,
        size: SIZE,
      }),
    ),
  'bets of a member': async ({ database }, { number, cursor }) =>
    value(
      await listMemberTickets(books(database), {
        memberId: playerOf(number).playerId,
        merchantCode: MERCHANT,
        language: 'EN',
        cursor,
        size: SIZE - 1,
      }),
    ),
  'audit trail': ({ database }, { cursor }) =>
    listActs(database, { merchantCode: MERCHANT, cursor, size: SIZE }),
  'audit trail of an operator': ({ database }, { cursor }) =>
    listActs(database, { merchantCode: MERCHANT, operator: 'keiko', cursor, size: SIZE }),
};

/** The lists of the console on a database of a large house, against one of a small house. */
export async function measureConsole(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`console: skipped, ${NOT_INSTALLED}`] };
  const small = await openBooks(bench, server, { name: 'small', transfers: SMALL });
  bench.tell(`filling the large database with ${bench.transfers} transfers`);
  const large = await openBooks(bench, server, { name: 'large', transfers: bench.transfers });
  const rows: Row[] = [];
  for (const [name, ask] of Object.entries(LISTS)) {
    bench.tell(`the list of ${name}`);
    rows.push(...(await compare(name, ask, { small, large })));
  }
  const sizes = `${large.members} members and ${bench.transfers} transfers against ${small.members} and ${SMALL}`;
  return { rows, findings: [`console: ${sizes}`] };
}

async function compare(
  name: string,
  ask: Ask,
  { small, large }: { readonly small: Books; readonly large: Books },
): Promise<Row[]> {
  const ratios: { first: number; next: number }[] = [];
  await timePages(ask, small);
  await timePages(ask, large);
  for (let round = 0; round < ROUNDS; round += 1) {
    const few = await timePages(ask, small);
    const many = await timePages(ask, large);
    ratios.push({ first: many.first / few.first, next: many.next / few.next });
  }
  return (['first', 'next'] as const).map((page) => ({
    what: `${name}: ${page} page, large against small`,
    value: median(ratios.map((ratio) => ratio[page])),
    unit: '×',
    digits: 2,
    target: { atMost: 1.3 },
  }));
}

async function timePages(ask: Ask, books: Books): Promise<{ first: number; next: number }> {
  const first: number[] = [];
  const next: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const number = ((asked * STRIDE) % books.members) + 1;
    const startedAt = performance.now();
    const page = await ask(books, { number, cursor: undefined });
    const turnedAt = performance.now();
    if (page.next === null) throw new Error('A list has no next page.');
    await ask(books, { number, cursor: page.next });
    first.push(turnedAt - startedAt);
    next.push(performance.now() - turnedAt);
  }
  return { first: median(first), next: median(next) };
}

function value(outcome: Outcome<Page, { readonly code: string }>): Page {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

/** Ten members share one. */
const addressOf = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

async function openBooks(
  bench: Bench,
  server: DurableServer,
  { name, transfers }: { readonly name: string; readonly transfers: number },
): Promise<Books> {
  const database = await openMigrated({ url: await createDatabase(server, name) }, bench);
  const members = transfers / TRANSFERS_EACH;
  const now = new Date();
  const openedAt = new Date(now.getTime() - (TRANSFERS_EACH + 1) * MINUTE_MS);
  await database.transact((tx) => siteFeature.seed(tx));
  await addGame(database, openedAt);
  await addPlayers(database, { from: 1, to: members, balance: 10n ** 12n, now: openedAt });
  await fillHistory(database, { players: members, transfers: TRANSFERS_EACH, now });
  await addMembers(database, { members, now });
  await addActs(database, { acts: members / MEMBERS_PER_ACT, now });
  await database.statement((tx) => sql`vacuum (analyze)`.execute(tx));
  return { database, members };
}

/** Names in hundreds that begin alike, ten at an address, one in a hundred blocked. */
async function addMembers(
  database: Database,
  { members, now }: { readonly members: number; readonly now: Date },
): Promise<void> {
  const id = sql`(${sql.raw(memberIdSql('n'))})::uuid`;
  // The product ends a statement long before all of them are written.
  for (let from = 1; from <= members; from += MEMBERS_AT_ONCE)
    await database.statement((tx) =>
      sql`
      insert into identity_members (id, merchant_code, type, username, currency, language,
                                    joined_via, register_host, register_method, registered_at,
                                    registered_address, disabled_at, disabled_by, disabled_reason)
      select ${id}, ${MERCHANT}, 0,
             'player' || lpad(((n - 1) / 100 + 1)::text, 5, '0') || '_' || n, 'JPY', 'EN',
             'DEFAULT', 'localhost', 'username', ${now}::timestamptz - n * interval '1 second',
             '10.' || (((n - 1) / 10 + 1) >> 16 & 255) || '.' || (((n - 1) / 10 + 1) >> 8 & 255)
                   || '.' || (((n - 1) / 10 + 1) & 255),
             case when n % 100 = 0 then ${now}::timestamptz end,
             case when n % 100 = 0 then 'keiko' end, case when n % 100 = 0 then 'a reason' end
        from generate_series(${from}::int, least(${from + MEMBERS_AT_ONCE - 1}::int, ${members}::int)) as n`.execute(
        tx,
      ),
    );
  for (let from = 1; from <= members; from += MEMBERS_AT_ONCE)
    await database.statement((tx) =>
      sql`
      insert into identity_sessions (id, member_id, merchant_code, token_hash, via, device, address,
                                     opened_at, seen_at, idle_ms, ends_at)
      select gen_random_uuid(), id, merchant_code, id::text, 'PASSWORD', 'a browser',
             registered_address, registered_at, registered_at, 1000000,
             registered_at + interval '1 day' from identity_members
       where id between ${playerOf(from).playerId} and ${playerOf(from + MEMBERS_AT_ONCE - 1).playerId}`.execute(
        tx,
      ),
    );
}

async function addActs(
  database: Database,
  { acts, now }: { readonly acts: number; readonly now: Date },
): Promise<void> {
  // Each is chained to the one before, which takes longer the more of them a statement writes.
  for (let from = 1; from <= acts; from += ACTS_AT_ONCE)
    await database.statement((tx) =>
      sql`insert into platform_audit (merchant_code, seq, at, operator_id, operator_name, address, act,
                                    subject, before, after, hash)
        select ${MERCHANT}, 0, ${now}, gen_random_uuid(),
               case when n % 4 = 0 then 'keiko' else 'ben' end, '10.0.0.1', 'site.changeSettings',
               'settings', 'null', 'null', ''
          from generate_series(${from}::int, least(${from + ACTS_AT_ONCE - 1}::int, ${acts}::int)) as n`.execute(
        tx,
      ),
    );
}
