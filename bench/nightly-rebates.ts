import { houseManifest } from '@maneki/house/manifest';
import { DAY_MS } from '@maneki/kernel/clock';
import { ownRebates } from '@maneki/server/features/agents/rebates/own-rebates';
import { rebatePlan, rebateRun } from '@maneki/server/features/rewards/vip/rebates/pay-rebates';
import { runDue } from '@maneki/server/features/rewards/vip/runs/run-due';
import type { Database } from '@maneki/server/platform/database/database';
import { seed } from '@maneki/server/seed';
import { sql } from 'kysely';
import { addGame, addPlayers, CURRENCY, memberIdSql, VENDOR, ZONE } from './players.ts';
import { watchMemory } from './watch-memory.ts';

const TICKETS_EACH = 20;

export type Night = {
  readonly members: number;
  readonly seconds: number;
  /** What the process grew by while it paid. */
  readonly megabytes: number;
};

/** Pays what members get back of a day, and answers how many got something, how long it took and how much it held. */
export async function payRebates(database: Database, tickets: number): Promise<Night> {
  const now = new Date();
  // What a new demonstration has behind it counts as paid: the day after is the first one.
  const later = new Date(now.getTime() + DAY_MS);
  const members = Math.ceil(tickets / TICKETS_EACH);
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  await addGame(database, now);
  await addPlayers(database, { from: 1, to: members, balance: 10n ** 9n, now });
  await addMembers(database, members);
  await addDay(database, { members, day: rebatePlan.schedule.due(later, ZONE) });
  const memory = watchMemory();
  const startedAt = performance.now();
  const { signal } = new AbortController();
  const run = rebateRun({ ...ownRebates, isDone: async () => true });
  await runDue({ database, now: later, signal }, run);
  const seconds = (performance.now() - startedAt) / 1_000;
  const megabytes = memory.end();
  const { rows } = await database.statement((tx) =>
    sql<{ paid: number }>`
      select count(*)::int as paid from rewards_grants
       where kind = 'REBATE' and state = 'CLAIMED'`.execute(tx),
  );
  const { paid } = rows[0]!;
  if (paid !== members) throw new Error(`${paid} of ${members} members were paid`);
  return { members, seconds, megabytes };
}

/** Accounts of the players, each like the demonstration's own. */
const addMembers = (database: Database, members: number) =>
  database.statement((tx) =>
    sql`
      insert into identity_members
      select made.*
        from identity_members as m, generate_series(1, ${members}::int) as number,
             jsonb_populate_record(m, jsonb_build_object(
               'id', ${sql.raw(memberIdSql('number'))}, 'username', 'load' || number)) as made
       where m.merchant_code = 'maneki' and m.username = 'sakura'`.execute(tx),
  );

const addDay = (
  database: Database,
  { members, day }: { readonly members: number; readonly day: string },
) =>
  database.statement((tx) =>
    sql`
      insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
                                   merchant_code, stake, valid_turnover, payout, bets)
      select (${sql.raw(memberIdSql('number'))})::uuid, ${day}::date, category, ${VENDOR}, ${CURRENCY},
             'maneki', 1000000, 1000000, 0, ${TICKETS_EACH / 2}
        from generate_series(1, ${members}::int) as number, unnest(array['RNG', 'LIVE']) as category`.execute(
      tx,
    ),
  );
