import { rebateConsoleEndpoints } from '@maneki/contract/agents/rebate-console-endpoints';
import type { RebateGroup } from '@maneki/contract/agents/rebate-groups';
import type { MemberType } from '@maneki/contract/identity/member-types';
import { DAY_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { drawId } from '#platform/secrets/secrets';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer } from '#testing/test-server';
import { findAboveUpline } from '../rebate-invariants/store.ts';
import { makeMoves } from '../tree/moves/make-moves.ts';
import { orderMove } from '../tree/moves/order-move.ts';
import { provideNodes } from '../tree/provide-nodes.ts';
import { readSeries } from './read-series.ts';
import { putValues } from './store.ts';

const server = await startTestServer();
const { database, clock } = server;
afterAll(() => server.dispose());
const as = await enterOperator(server, { name: 'sora', role: 'manager' });

const names = new Map<string, string>();
let made = 0;
/** Somebody below another, with what is written of their series. */
async function add(type: MemberType, parentId: string | null, rebates: { K3?: number } = {}) {
  made += 1;
  const id = drawId(clock.now());
  await database.transact(async (tx) => {
    const { labels, contacts, ...player } = await tx
      .selectFrom('identity_members')
      .selectAll()
      .where('merchant_code', '=', 'maneki')
      .where('username', '=', 'sakura')
      .executeTakeFirstOrThrow();
    const username = `usual${made}`;
    names.set(id, username);
    await tx
      .insertInto('identity_members')
      .values({ ...player, id, type, parent_id: parentId, username })
      .execute();
    await provideNodes(tx, [id]);
    await putValues(tx, {
      ...{ memberId: id, merchantCode: 'maneki', rebates, by: 'a test', now: clock.now() },
    });
  });
  return id;
}

const seriesOf = async (memberId: string) =>
  (await database.transact((tx) => readSeries(tx, { merchantCode: 'maneki', memberId }))).K3;
const set = async (memberId: string, value: number, group: RebateGroup = 'K3') =>
  (
    await server.send(
      rebateConsoleEndpoints.setMemberRebate,
      { memberId, group, value, reason: 'agreed' },
      as,
    )
  ).body;
const openSession = async (memberId: string, series: object) => {
  const { rows } = await database.statement((tx) =>
    sql<{ id: string }>`
      insert into play_sessions (member_id, id, merchant_code, provider_code, vendor_code, game_id,
          wallet, currency, device, address, opened_at, expires_at, series)
      values (${memberId}, gen_random_uuid(), 'maneki', 'acme', 'LOTTO', 'five', 'DEMO',
              'JPY.DEMO', '', '', ${clock.now()}, ${'2035-12-31T00:00:00Z'},
              ${JSON.stringify(series)}::jsonb) returning id`.execute(tx),
  );
  return rows[0]!.id;
};
const isEnded = async (id: string) => {
  const { rows } = await database.statement((tx) =>
    sql<{ ended: boolean }>`select ended_at is not null as ended from play_sessions
                             where id = ${id}`.execute(tx),
  );
  return rows[0]!.ended;
};
/** What members were told that has changed of theirs. */
const toldOf = async (memberIds: readonly string[]) => {
  const { rows } = await database.statement((tx) =>
    sql<{ id: string; changes: object }>`
      select payload ->> 'memberId' as id, payload -> 'changes' as changes
        from platform_outbox_events where name = 'agents.rebates_changed'
         and payload ->> 'memberId' = any(${memberIds})`.execute(tx),
  );
  return Object.fromEntries(rows.map(({ id, changes }) => [id, changes]));
};
const obstacles = { hasOpenBill: async () => false, hasValidContract: async () => false };
/** Has somebody stand below another agent from the next day on. */
async function move(memberId: string, parentId: string) {
  const now = clock.now();
  const wish = {
    merchantCode: 'maneki',
    timezone: 'Asia/Tokyo',
    reason: 'agreed',
    by: 'sora',
    now,
  };
  const parent = names.get(parentId)!;
  await database.transact((tx) => orderMove(tx, obstacles, { ...wish, memberId, parent }));
  const later = new Date(now.getTime() + 2 * DAY_MS);
  await makeMoves({ database, now: later, signal: new AbortController().signal }, obstacles);
}
const check = async () =>
  expect(await database.statement(findAboveUpline)).toMatchObject({ count: 0 });

test('whoever was given no series has the usual one, and never more than those above', async () => {
  const alone = await add(0, null);
  expect(await seriesOf(alone)).toBe(1_940);
  const top = await add(2, null);
  const agent = await add(1, top);
  const player = await add(0, agent);
  expect([await seriesOf(top), await seriesOf(agent), await seriesOf(player)]).toEqual([
    1_970, 1_940, 1_940,
  ]);
  const modest = await add(1, top, { K3: 1_850 });
  const below = await add(1, modest);
  const last = await add(0, below);
  expect([await seriesOf(below), await seriesOf(last)]).toEqual([1_850, 1_850]);
  const rich = await add(1, top, { K3: 1_960 });
  expect(await seriesOf(await add(0, rich))).toBe(1_940);
  await check();
});

test('an agent without a written series gives as much as they have, and no more', async () => {
  const top = await add(2, null);
  const agent = await add(1, top);
  const player = await add(0, agent);
  expect(await set(player, 1_942)).toMatchObject({
    ...{ code: 'agents.rebate_above_upline', detail: { group: 'K3', most: '1940' } },
  });
  expect((await set(player, 1_938)).value).toEqual({ lowered: 0 });
  await check();
});

test('whoever has what those above have follows when they are lowered, and is told', async () => {
  const top = await add(2, null, { K3: 1_960 });
  const agent = await add(1, top);
  const kept = await add(1, top, { K3: 1_800 });
  const [player, untouched] = [await add(0, agent), await add(0, kept)];
  expect((await set(top, 1_942)).value).toEqual({ lowered: 0 });
  expect(await seriesOf(player)).toBe(1_940);
  expect((await set(top, 1_900)).value).toEqual({ lowered: 2 });
  expect([await seriesOf(agent), await seriesOf(player)]).toEqual([1_900, 1_900]);
  expect([await seriesOf(kept), await seriesOf(untouched)]).toEqual([1_800, 1_800]);
  expect(await toldOf([agent, player, kept, untouched])).toEqual({
    [agent]: [{ group: 'K3', before: 1_940, after: 1_900 }],
    [player]: [{ group: 'K3', before: 1_940, after: 1_900 }],
  });
  await check();
});

test('[AGENT-3] whoever is moved below an upline with less has no more than that one, nor has their team, and each is told', async () => {
  const top = await add(2, null);
  const rich = await add(1, top, { K3: 1_960 });
  const [agent, usual] = [await add(1, rich, { K3: 1_960 }), await add(1, rich)];
  const [player, unset] = [await add(0, agent, { K3: 1_950 }), await add(0, agent)];
  const small = await add(0, agent, { K3: 1_800 });
  const modest = await add(1, top, { K3: 1_900 });
  for (const memberId of [agent, usual]) await move(memberId, modest);
  const moved = [agent, usual, player, unset];
  expect(await Promise.all(moved.map(seriesOf))).toEqual([1_900, 1_900, 1_900, 1_900]);
  expect(await seriesOf(small)).toBe(1_800);
  const lowered = (before: number) => [{ group: 'K3', before, after: 1_900 }];
  expect(await toldOf([...moved, small, modest])).toEqual({
    ...{ [agent]: lowered(1_960), [usual]: lowered(1_940) },
    ...{ [player]: lowered(1_950), [unset]: lowered(1_940) },
  });
  await check();
});

test('[AGENT-3] whoever is moved below an upline with as much keeps what they have', async () => {
  const top = await add(2, null);
  const [one, other] = [await add(1, top, { K3: 1_950 }), await add(1, top, { K3: 1_960 })];
  const [agent, unset] = [await add(1, one, { K3: 1_950 }), await add(1, one)];
  for (const memberId of [agent, unset]) await move(memberId, other);
  expect([await seriesOf(agent), await seriesOf(unset)]).toEqual([1_950, 1_940]);
  expect(await toldOf([agent, unset])).toEqual({});
  await check();
});

test('a lowered cap ends the sessions that were told more, and no others', async () => {
  const player = await add(0, null);
  const [higher, same, other] = [
    await openSession(player, { K3: 1_940, SSC: 1_940 }),
    await openSession(player, { K3: 1_930 }),
    await openSession(player, { SSC: 1_940 }),
  ];
  const saved = await server.send(
    rebateConsoleEndpoints.saveRebateCap,
    { group: 'K3', cap: 1_930, step: 2 },
    as,
  );
  expect(saved.body.code).toBeUndefined();
  expect(await seriesOf(player)).toBe(1_930);
  expect(await Promise.all([higher, same, other].map(isEnded))).toEqual([true, false, false]);
});
