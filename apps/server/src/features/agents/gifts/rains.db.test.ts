import { giftConsoleEndpoints } from '@maneki/contract/agents/gift-console-endpoints';
import { giftEndpoints } from '@maneki/contract/agents/gift-endpoints';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { writeAmount } from '@maneki/kernel/money';
import { howMany } from '@maneki/testkit/how-many';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer } from '#testing/test-server';
import { codeOf, MERCHANT, openTeam, yen } from '../testing/open-team.ts';
import { cancelRain, runRains } from './end-rains.ts';
import { giftEventHandlers } from './events.ts';
import type { Plan } from './lay-out.ts';
import { takeRain } from './take-rain.ts';

const server = await startTestServer();
const { database, clock, services } = server;
const { withdrawals } = services.cashier;
const { makeMember, books, usernameOf, send, play, rollovers, moved, check } = openTeam(server);
afterAll(() => server.dispose());
afterEach(check);

/** As many as a server has connections for. */
const AT_ONCE = 16;
/** Making ten thousand members takes its time. */
const LONG_MS = 10 * MINUTE_MS;
const signal = new AbortController().signal;

let general: string;
let agent: string;
beforeEach(async () => {
  clock.advance(DAY_MS);
  // Rains of other tests are over.
  await run();
  general = await makeMember({ type: 2 });
  agent = await makeMember({ type: 1, parentId: general, balance: 1_000_000 });
});

const run = () => runRains(withdrawals, { now: clock.now(), signal });
const take = (memberId: string, id: string) =>
  takeRain(withdrawals, { memberId, merchantCode: MERCHANT, id, now: clock.now() });
const makePlayer = async (parentId: string) => {
  const memberId = await makeMember({ parentId });
  await play(memberId, 1_500);
  return memberId;
};
type Lucky = Extract<Plan, { kind: 'LUCKY' }>;
const lucky = (fields: Partial<Lucky> = {}): Lucky => ({
  ...{ kind: 'LUCKY', total: yen(3_000), count: 5, audience: 'DIRECT', memberIds: [] },
  ...{ startsAt: undefined, minutes: 60 },
  ...fields,
});
async function rain(fields: Partial<Lucky> = {}): Promise<string> {
  const sent = await send(agent, lucky(fields));
  if (!sent.ok) throw new Error(sent.refusal.code);
  return sent.value.id;
}

test(
  '[AGENT-3] of many who come at once exactly as many get a packet as there are, and all of the money is theirs',
  async () => {
    const count = howMany({ short: 20, long: 500 });
    const takers = howMany({ short: 50, long: 10_000 });
    const total = count * 200;
    const id = await rain({ count, total: yen(total) });
    expect(await books(agent)).toEqual({ available: 1_000_000 - total, held: 0 });
    const waiting: string[] = [];
    for (let made = 0; made < takers; made += 1) waiting.push(await makePlayer(agent));
    const crowd = [...waiting];
    const codes: string[] = [];
    const comeInTurn = async () => {
      for (let who = waiting.pop(); who !== undefined; who = waiting.pop())
        codes.push(codeOf(await take(who, id)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, comeInTurn));
    expect(codes.filter((code) => code === 'done')).toHaveLength(count);
    expect(codes.filter((code) => code === 'agents.rain_all_taken')).toHaveLength(takers - count);
    const { rows } = await database.statement(async (tx) => ({
      rows: await tx
        .selectFrom('agents_gift_parts')
        .select(['member_id', 'amount'])
        .where('gift_id', '=', id)
        .execute(),
    }));
    expect(new Set(rows.map(({ member_id }) => member_id)).size).toBe(count);
    expect(rows.every(({ member_id }) => crowd.includes(member_id!))).toBe(true);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(yen(total));
    clock.advance(HOUR_MS);
    await run();
    expect(await moved(agent)).toEqual([`REDRAIN_OUT ${total}`]);
  },
  LONG_MS,
);

test('[AGENT-3] who takes one gets it once, however often they tap, and stakes it once; the rest comes back', async () => {
  const child = await makePlayer(agent);
  const { available: had } = await books(child);
  const id = await rain();
  const taps = await Promise.all(Array.from({ length: 5 }, () => take(child, id)));
  const [first] = taps;
  if (!first?.ok) throw new Error(codeOf(first!));
  for (const tap of taps) expect(tap).toEqual(first);
  const { amount } = first.value;
  const got = Number(writeAmount(amount));
  expect((await books(child)).available - had).toBe(got);
  expect(await moved(child)).toEqual([`REDRAIN_IN ${got}`]);
  expect(await rollovers(child)).toEqual([
    { source: 'DOWNLINE_IN', required: amount, status: 'OPEN' },
  ]);
  clock.advance(HOUR_MS - 1);
  expect(await run()).toBe(0);
  clock.advance(1);
  const late = await makePlayer(agent);
  expect(codeOf(await take(late, id))).toBe('agents.rain_over');
  // Two workers, and once more: it ends once.
  const ended = await Promise.all([run(), run()]);
  expect(ended[0]! + ended[1]! + (await run())).toBe(1);
  expect(await moved(agent)).toEqual(['REDRAIN_OUT 3000', `REDRAIN_REFUND ${3_000 - got}`]);
  expect(await books(agent)).toEqual({ available: 1_000_000 - got, held: 0 });
  expect(await take(child, id)).toEqual(first);
});

test('[AGENT-3] rain is for its audience alone, and for those of it who play', async () => {
  const child = await makePlayer(agent);
  const grandchild = await makePlayer(child);
  const sibling = await makePlayer(general);
  const direct = await rain({ startsAt: new Date(clock.now().getTime() + MINUTE_MS) });
  const team = await rain({ audience: 'TEAM' });
  const named = await rain({ audience: 'LIST', memberIds: [grandchild] });
  expect(codeOf(await take(child, direct))).toBe('agents.rain_early');
  clock.advance(MINUTE_MS);
  for (const [who, id, code] of [
    [child, direct, 'done'],
    [grandchild, direct, 'agents.rain_unknown'],
    [grandchild, team, 'done'],
    [grandchild, named, 'done'],
    [child, named, 'agents.rain_unknown'],
    [sibling, team, 'agents.rain_unknown'],
    [general, team, 'agents.rain_unknown'],
    [agent, team, 'agents.rain_unknown'],
  ] as const)
    expect(codeOf(await take(who, id))).toBe(code);
  const strange = lucky({ audience: 'LIST', memberIds: [sibling] });
  expect(codeOf(await send(agent, strange))).toBe('agents.recipient_unknown');

  const idle = await makeMember({ parentId: agent });
  await play(idle, 1_499);
  expect(await take(idle, team)).toMatchObject({
    refusal: { code: 'agents.rain_not_earned', detail: { minimum: '1,500.00' } },
  });
  const fresh = await makeMember({ parentId: agent, ageMs: HOUR_MS });
  await play(fresh, 1_500);
  expect(codeOf(await take(fresh, team))).toBe('agents.taker_new');

  const cookie = await server.logIn(await usernameOf(idle));
  const listed = await server.send(giftEndpoints.listRains, {}, { cookie });
  expect(listed.body.value).toMatchObject({
    rains: [
      { id: team, from: await usernameOf(agent), isOpen: true, isAnyLeft: true, taken: null },
      { id: direct },
    ],
    isEarned: false,
    turnover: '1499',
  });
});

test('[AGENT-3] the same or equal parts go at once to those who play', async () => {
  const first = await makePlayer(agent);
  const second = await makePlayer(agent);
  const memberIds = [first, second];
  expect(await send(agent, { kind: 'FIXED', each: yen(200), memberIds })).toMatchObject({
    value: { status: 'DONE', total: yen(400) },
  });
  expect(await send(agent, { kind: 'EQUAL', total: yen(301), memberIds })).toMatchObject({
    value: { status: 'DONE', total: yen(301) },
  });
  expect(await moved(first)).toEqual(['REDRAIN_IN 200', 'REDRAIN_IN 151']);
  expect(await moved(second)).toEqual(['REDRAIN_IN 200', 'REDRAIN_IN 150']);
  const idle = await makeMember({ parentId: agent });
  const fixed = { kind: 'FIXED', each: yen(200), memberIds: [first, idle] } as const;
  expect(codeOf(await send(agent, fixed))).toBe('agents.recipient_idle');
});

test('[AGENT-3] a rain is called off before it begins, and not after', async () => {
  const startsAt = new Date(clock.now().getTime() + HOUR_MS);
  const [early, late] = [await rain({ startsAt }), await rain({ startsAt })];
  const cancel = (id: string, memberId = agent) =>
    cancelRain(withdrawals, { id, memberId, now: clock.now() });
  expect(codeOf(await cancel(early, general))).toBe('agents.gift_unknown');
  expect(codeOf(await cancel(early))).toBe('done');
  expect(codeOf(await cancel(early))).toBe('done');
  clock.advance(HOUR_MS);
  expect(codeOf(await cancel(late))).toBe('agents.gift_moved');
  expect(await moved(agent)).toEqual([
    'REDRAIN_OUT 3000',
    'REDRAIN_OUT 3000',
    'REDRAIN_REFUND 3000',
  ]);
});

test('[AGENT-3] [CONSOLE-2] a large rain waits unseen; operators let it go, turn it down or stop it', async () => {
  const child = await makePlayer(agent);
  const act = async (name: 'approveGift' | 'rejectGift' | 'stopRain', id: string) => {
    const wish = name === 'approveGift' ? { id } : { id, reason: 'a test' };
    const operator = await enterOperator(server, { name: 'noriko', role: 'finance' });
    const { status, body } = await server.send(giftConsoleEndpoints[name], wish, operator);
    return status === 200 ? 'done' : body.code;
  };
  const large = { total: yen(300_001) };
  const [going, turned, forgotten] = [await rain(large), await rain(large), await rain(large)];
  expect(await books(agent)).toEqual({ available: 99_997, held: 900_003 });
  expect(codeOf(await take(child, going))).toBe('agents.rain_unknown');
  expect(await act('stopRain', going)).toBe('agents.gift_moved');
  expect(await act('approveGift', going)).toBe('done');
  expect(await act('rejectGift', turned)).toBe('done');
  expect(codeOf(await take(child, going))).toBe('done');
  expect(await act('stopRain', going)).toBe('done');
  const late = await makePlayer(agent);
  expect(codeOf(await take(late, going))).toBe('agents.rain_over');
  clock.advance(HOUR_MS);
  expect(await act('approveGift', forgotten)).toBe('agents.rain_over');
  expect(await run()).toBe(1);
  const { held, available } = await books(agent);
  const [, got] = (await moved(child))[0]!.split(' ');
  expect({ held, available }).toEqual({ held: 0, available: 1_000_000 - Number(got) });
});

test('[AGENT-3] pages of those who may take part hear that it rains', async () => {
  const child = await makePlayer(agent);
  await makeMember({ parentId: agent });
  const id = await rain();
  const told: string[] = [];
  const [tellRain] = giftEventHandlers;
  const push = (topic: string, { memberId }: { readonly memberId: string }) =>
    void told.push(`${topic} ${memberId}`);
  await database.transact((tx) =>
    tellRain!.handle(
      { tx, pushToMember: push } as never,
      [{ payload: { merchantCode: MERCHANT, giftId: id }, recordedAt: clock.now() }] as never,
    ),
  );
  expect(told).toEqual([`agents.rain ${child}`]);
});
