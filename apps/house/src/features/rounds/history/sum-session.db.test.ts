import { migrate } from '@maneki/server/platform/database/migrate';
import { openTestDatabase } from '@maneki/server/platform/database/testing/test-database';
import { type KyselyPlugin, RawNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HouseDatabase } from '#platform/database';
import { HOUSE_MIGRATIONS } from '#platform/house-migrations';
import { sumSession } from './store.ts';

const opened = await openTestDatabase();
await migrate(opened, HOUSE_MIGRATIONS);
const database = opened as unknown as HouseDatabase;
afterAll(() => opened.dispose());

const ROUNDS = 50_000;
const SESSIONS = 500;
const PER_SESSION = ROUNDS / SESSIONS;
const playerId = '00000000-0000-4000-8000-000000000001';
const sessionOf = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

/** One player who has played for a long time, a hundred rounds in each session, one of them declined. */
beforeAll(async () => {
  await database.transact(async (tx) => {
    await sql`
      insert into house.rounds (player_id, id, key, session_id, merchant, vendor, game_id, currency,
        stake, win, model, model_version, outcome, kind, is_alone, seed_id, commitment, nonce, blocks,
        has_jackpots, status, placed_at, decided_at)
      select ${playerId}, gen_random_uuid(), gen_random_uuid(),
             ('00000000-0000-4000-9000-' || lpad((n % ${SESSIONS}::int)::text, 12, '0'))::uuid,
             'maneki', 'HSLOT', 'maneki3', 'JPY', 100, 7, 'triple5', 1, '{}', 'slots', true,
             gen_random_uuid(), '', n, 1, false,
             case when n < ${SESSIONS} then 'DECLINED' else 'SETTLED' end, now(), now()
        from generate_series(0, ${ROUNDS - 1}::int) as n`.execute(tx);
  });
  await database.statement((tx) => sql`analyze house.rounds`.execute(tx));
});

test('the sums of a session are of its settled rounds alone', async () => {
  const sums = await database.statement((tx) =>
    sumSession(tx, { playerId, sessionId: sessionOf(7) }),
  );
  const settled = BigInt(PER_SESSION - 1);
  expect(sums).toEqual({ staked: 100n * settled, won: 7n * settled });
  const unknown = { playerId, sessionId: sessionOf(SESSIONS) };
  expect(await database.statement((tx) => sumSession(tx, unknown))).toEqual({
    staked: 0n,
    won: 0n,
  });
});

/** Has the very statement explained that it is put into, and keeps the plan. */
function explainInto(plan: string[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (!RawNode.is(node)) return node;
      const [first = '', ...others] = node.sqlFragments;
      const asked = `explain (analyze, costs off, timing off, summary off) ${first}`;
      return { ...node, sqlFragments: [asked, ...others] };
    },
    async transformResult({ result }) {
      plan.push(...result.rows.map((row) => String(row['QUERY PLAN'])));
      return result;
    },
  };
}

test('among fifty thousand rounds of a player the index finds those of a session', async () => {
  const lines: string[] = [];
  const name = { playerId, sessionId: sessionOf(7) };
  await database.statement((tx) => sumSession(tx.withPlugin(explainInto(lines)), name));
  const plan = lines.join('\n');
  expect(plan).toMatch(/Index Scan (?:using|on) rounds_\d+_player_id_session_id_idx/);
  expect(plan).not.toContain('Seq Scan');
  // Only the declined one of its rounds was read in vain.
  expect(plan).toMatch(/Rows Removed by Filter: 1$/m);
});
