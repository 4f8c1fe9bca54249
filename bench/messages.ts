import { randomBytes } from 'node:crypto';
import { houseManifest } from '@maneki/house/manifest';
import { insertBroadcast } from '@maneki/server/features/messages/inbox/broadcasts/store';
import { listMessages } from '@maneki/server/features/messages/inbox/read-inbox';
import type { Database } from '@maneki/server/platform/database/database';
import { drawId } from '@maneki/server/platform/secrets/secrets';
import { seed } from '@maneki/server/seed';
import { sql } from 'kysely';
import type { Bench, Measured } from './bench.ts';
import { median } from './median.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { memberIdSql, playerOf } from './players.ts';

const MERCHANT = 'maneki';
const MEMBERS_MAX = 1_000_000;
const MEMBERS_AT_ONCE = 50_000;
const MESSAGES_EACH = 5;
const BROADCASTS = 50;
const ROUNDS = 9;
const ASKED = 200;
const STRIDE = 7_919;

/** What a member's list of messages costs where operators write to many, against one where they do not. */
export async function measureMessages(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`messages: ${NOT_INSTALLED}`] };
  const members = Math.min(bench.transfers, MEMBERS_MAX);
  bench.tell(`filling inboxes of ${members} members`);
  const url = await createDatabase(server, `messages_${randomBytes(4).toString('hex')}`);
  const database = await openMigrated({ url }, bench);
  await fill(database, members);
  const without: number[] = [];
  const beside: number[] = [];
  await ask(database, members);
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`lists without and with broadcasts, round ${round} of ${ROUNDS}`);
    await setShown(database, false);
    without.push(await ask(database, members));
    await setShown(database, true);
    beside.push(await ask(database, members));
  }
  const [off, on] = [median(without), median(beside)];
  return {
    rows: [
      {
        what: `messages of a member with ${BROADCASTS} broadcasts, against none`,
        value: on / off,
        unit: '×',
        digits: 2,
        target: { atMost: 1.3 },
      },
      { what: `  the list without any, ${members} members`, value: off, unit: 'ms', digits: 2 },
    ],
  };
}

async function fill(database: Database, members: number): Promise<void> {
  const now = new Date();
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  for (let from = 1; from <= members; from += MEMBERS_AT_ONCE)
    await database.transact((tx) =>
      addSome(tx, from, Math.min(members, from + MEMBERS_AT_ONCE - 1)),
    );
  await database.transact(async (tx) => {
    await tx.deleteFrom('messages_broadcasts').execute();
    for (let number = 0; number < BROADCASTS; number += 1) {
      const sentAt = new Date(now.getTime() - number * 1_000);
      const words = { EN: `Number ${number}`, JA: `第${number}号` };
      await insertBroadcast(tx, {
        ...({ id: drawId(sentAt), merchantCode: MERCHANT, category: 'SYSTEM', sentAt } as const),
        ...{ titles: words, bodies: words, reach: members, sentBy: 'bench' },
        // Half of them are for everybody, the others for those whom a look must sort out.
        ...(number % 2 === 0
          ? { types: [], vipMin: null, labels: [] }
          : { types: [0, 1], vipMin: 5, labels: ['gold'] }),
        ...{ vipMax: null, countries: [], languages: [], withdrawnAt: null, withdrawnBy: null },
      });
    }
  });
  await database.statement((tx) => sql`analyze`.execute(tx));
}

/** Members like the demonstration's own, each with some messages of their own. */
async function addSome(
  tx: Parameters<Parameters<Database['transact']>[0]>[0],
  from: number,
  to: number,
): Promise<void> {
  await sql`
    insert into identity_members
    select (jsonb_populate_record(m, jsonb_build_object(
             'id', ${sql.raw(memberIdSql('number'))}, 'username', 'load' || number))).*
      from identity_members as m, generate_series(${from}::int, ${to}::int) as number
     where m.merchant_code = ${MERCHANT} and m.username = 'sakura'`.execute(tx);
  await sql`
    insert into messages_inbox (member_id, id, merchant_code, category, kind, params, source_key, sent_at)
    select (${sql.raw(memberIdSql('number'))})::uuid, gen_random_uuid(), ${MERCHANT}, 'PROMO', 'LEVEL_RAISED',
           '{"level": 2}', 'load ' || each, now() - each * interval '1 day'
      from generate_series(${from}::int, ${to}::int) as number,
           generate_series(1, ${MESSAGES_EACH}::int) as each`.execute(tx);
}

/** Lets the broadcasts be the merchant's, or another one's. */
const setShown = (database: Database, isShown: boolean) =>
  database.statement((tx) =>
    sql`
      update messages_broadcasts set merchant_code = (
        select code from site_merchants where (code = ${MERCHANT}) = ${isShown} order by code limit 1)`.execute(
      tx,
    ),
  );

/** Milliseconds for one list, of members far from each other. */
async function ask(database: Database, members: number): Promise<number> {
  const now = new Date();
  const startedAt = performance.now();
  for (let asked = 1; asked <= ASKED; asked += 1) {
    const memberId = playerOf(((asked * STRIDE) % members) + 1).playerId;
    await listMessages(
      database,
      { caller: { memberId, isExcluded: false }, language: 'EN', now },
      {},
    );
  }
  return (performance.now() - startedAt) / ASKED;
}
