import { randomBytes, randomUUID } from 'node:crypto';
import { DESK_PATH, type DeskCall, deskCalls } from '@maneki/contract/house/desk';
import {
  ROUND_WALLET_WINDOW_MS,
  signRequest,
  verifyReply,
} from '@maneki/contract/round-wallet/signature';
import { DRAGON_TIGER, dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startTestHouse, TEST_KEY } from '#testing/test-house';

const house = await startTestHouse();
afterAll(() => house.dispose());

const { gameId, vendor } = DRAGON_TIGER;
const { bettingMs, closedMs, dealingMs } = dragonTigerRules.phases;
const { desk } = house.house;
await house.house.advanceTables();

const nonceOf = () => randomBytes(16).toString('hex');
type Changed = Partial<{ id: string; secret: string; time: number; nonce: string; sign: string }>;

/** A call as the platform signs it, or not quite so. */
async function post(call: DeskCall, body: object | string, changed: Changed = {}) {
  const path = `${DESK_PATH}${deskCalls[call].path}`;
  const { id = TEST_KEY.id, secret = TEST_KEY.secret, nonce = nonceOf() } = changed;
  const time = String(changed.time ?? house.clock.now().getTime());
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { sign = signRequest({ secret, method: 'POST', path, time, nonce, body: text }) } = changed;
  const answer = await house.app.inject({
    method: 'POST',
    url: path,
    payload: text,
    headers: {
      'content-type': 'application/json',
      'rw-key': id,
      'rw-time': time,
      'rw-nonce': nonce,
      'rw-sign': sign,
    },
  });
  const signed = { secret: TEST_KEY.secret, path, nonce, status: answer.statusCode };
  const isSigned = verifyReply(
    { ...signed, time: String(answer.headers['rw-time']), body: answer.body },
    String(answer.headers['rw-sign']),
  );
  return { status: answer.statusCode, body: answer.json(), isSigned };
}

const table = async () => (await desk.listTables({})).tables.find((one) => one.gameId === gameId)!;

async function pass(ms: number): Promise<void> {
  house.clock.advance(ms);
  await house.house.advanceTables();
}

/** To the next round that takes bets. */
async function nextRound(): Promise<number> {
  const before = (await table()).roundNo;
  for (let turn = 0; turn < 16; turn += 1) {
    await pass(2_900);
    const { phase, roundNo } = await table();
    if (phase === 'BETTING' && roundNo > before) return roundNo;
  }
  throw new Error('no round was opened');
}

async function sit() {
  const seat = await house.sitDown({ vendor, gameId });
  const { token } = seat;
  return {
    ...seat,
    bet: (stakes: Record<string, string>, roundNo: number) =>
      house.call('POST', '/tables/bets', {
        token,
        body: { key: randomUUID(), roundNo, stakes },
      }),
    balance: async () =>
      (await house.call('GET', '/tables/seat', { token })).json().balance as string,
  };
}

test('a call that is signed, fresh and new is answered, and the answer is signed', async () => {
  const answer = await post('listTables', {});
  expect(answer).toMatchObject({ status: 200, isSigned: true });
  const { tables } = deskCalls.listTables.response.parse(answer.body);
  expect(tables).toMatchObject([
    { gameId, kind: 'dragon-tiger', isPaused: false, isRun: true, limits: { exposure: '20000' } },
  ]);
});

test.each<[string, Changed]>([
  ['another secret', { secret: 'another secret' }],
  ['another key', { id: 'another-key' }],
  ['no signature', { sign: '' }],
  ['half a signature', { sign: 'v1=00' }],
])(
  'a call with %s is turned away without a signed word, and leaves nothing',
  async (_, changed) => {
    expect(await post('pause', { gameId, isPaused: true }, changed)).toEqual({
      status: 401,
      body: { status: 'BAD_SIGN' },
      isSigned: false,
    });
    expect((await table()).isPaused).toBe(false);
  },
);

test('a signature is good for its own call alone', async () => {
  const body = { gameId, isPaused: true };
  const [time, nonce] = [house.clock.now().getTime(), nonceOf()];
  const signed = { secret: TEST_KEY.secret, method: 'POST', nonce, body: JSON.stringify(body) };
  const sign = signRequest({ ...signed, path: `${DESK_PATH}tables`, time: String(time) });
  expect((await post('pause', body, { time, nonce, sign })).status).toBe(401);
});

test('a call is good for five minutes either way, and not a moment longer', async () => {
  const now = house.clock.now().getTime();
  for (const [off, status] of [
    [ROUND_WALLET_WINDOW_MS, 200],
    [-ROUND_WALLET_WINDOW_MS, 200],
    [ROUND_WALLET_WINDOW_MS + 1, 401],
    [-ROUND_WALLET_WINDOW_MS - 1, 401],
  ] as const)
    expect(await post('listTables', {}, { time: now + off })).toMatchObject({
      status,
      isSigned: true,
    });
});

test('a call that was overheard is not good a second time, until its time refuses it', async () => {
  const sent = { nonce: nonceOf(), time: house.clock.now().getTime() };
  const go = () => post('pause', { gameId, isPaused: false }, sent);
  const both = await Promise.all([go(), go()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)).toMatchObject({
    body: { status: 'NONCE_REUSED' },
    isSigned: true,
  });
  house.clock.advance(ROUND_WALLET_WINDOW_MS);
  expect((await go()).status).toBe(409);
  house.clock.advance(1);
  expect((await go()).body).toEqual({ status: 'STALE' });
  // Long afterwards its row is gone.
  house.clock.advance(3 * ROUND_WALLET_WINDOW_MS);
  await post('listTables', {});
  const { rows } = await house.database.statement((tx) =>
    sql<{ count: bigint }>`select count(*) as count from house.desk_calls`.execute(tx),
  );
  expect(rows).toEqual([{ count: 1n }]);
});

test.each<[DeskCall, object | string]>([
  ['pause', { gameId }],
  ['pause', { gameId, isPaused: true, more: 1 }],
  ['voidRound', { gameId, no: 0, reason: 'x' }],
  ['voidRound', { gameId, no: 1, reason: 'x'.repeat(201) }],
  ['listTables', 'not json'],
  ['proveRound', { playerId: 'nobody', roundId: 'x' }],
])('what %s does not take is refused, signed', async (call, body) => {
  expect(await post(call, body)).toEqual({
    status: 400,
    body: { status: 'BAD_REQUEST' },
    isSigned: true,
  });
});

test('a table that is paused rests once its round is over, and goes on', async () => {
  const seat = await sit();
  const roundNo = await nextRound();
  expect(await desk.pause({ gameId, isPaused: true })).toEqual({ isKnown: true });
  // The round that runs is played to its end.
  expect(await table()).toMatchObject({ phase: 'BETTING', isPaused: true });
  expect((await seat.bet({ DRAGON: '500' }, roundNo)).statusCode).toBe(200);
  for (let turn = 0; turn < 16; turn += 1) await pass(2_900);
  expect(await table()).toMatchObject({ phase: 'PAUSED', roundNo, players: 1 });
  // Everybody else is told as much, though nothing happens at the table any more.
  expect(await house.house.readTables()).toMatchObject([{ phase: 'PAUSED', roundNo }]);
  const { found } = await desk.findRound({ gameId, no: roundNo });
  expect(found).toMatchObject({
    round: { status: 'SETTLED', players: 1, result: expect.any(String) },
    bets: [{ playerId: seat.playerId, merchant: 'maneki', stake: '500', status: 'SETTLED' }],
  });
  await desk.pause({ gameId, isPaused: false });
  await pass(0);
  expect(await table()).toMatchObject({ phase: 'BETTING', roundNo: roundNo + 1 });
  expect(await desk.pause({ gameId: 'nothing', isPaused: true })).toEqual({ isKnown: false });
});

const reason = 'the cards were wrong';

test('[PLAY-6] a void gives every stake back, and twice is once', async () => {
  const seat = await sit();
  const before = await seat.balance();
  const no = await nextRound();
  await seat.bet({ DRAGON: '500', TIE: '200' }, no);
  await seat.bet({ TIGER: '300' }, no);
  expect(await seat.balance()).not.toBe(before);
  const twice = await Promise.all([
    desk.voidRound({ gameId, no, reason }),
    desk.voidRound({ gameId, no, reason }),
  ]);
  expect(twice).toEqual([{ outcome: 'VOIDED' }, { outcome: 'VOIDED' }]);
  expect(await desk.voidRound({ gameId, no, reason: 'again' })).toEqual({ outcome: 'VOIDED' });
  expect(await seat.balance()).toBe(before);
  const { found } = await desk.findRound({ gameId, no });
  expect(found).toMatchObject({
    round: { status: 'VOIDED', reason },
    bets: [{ status: 'VOIDED' }, { status: 'VOIDED' }],
  });
  // The table goes on with the next round.
  expect(await nextRound()).toBe(no + 1);
  expect(await house.listFaults()).toEqual([]);
});

test('stakes that a void could not give back at once are given back by whoever asks again', async () => {
  const seat = await sit();
  const before = await seat.balance();
  const no = await nextRound();
  await seat.bet({ DRAGON: '500' }, no);
  // As it is left by a process that died between its two steps.
  await house.database.statement((tx) =>
    sql`update house.coups set status = 'VOIDED', settled_at = ${house.clock.now()}
         where game_id = ${gameId} and no = ${no}`.execute(tx),
  );
  expect(await seat.balance()).not.toBe(before);
  await desk.voidRound({ gameId, no, reason });
  expect(await seat.balance()).toBe(before);
  expect(await house.listFaults()).toEqual([]);
});

test('a round that is dealt can be given back until the first of its bets is settled', async () => {
  const seat = await sit();
  const before = await seat.balance();
  const dealt = await nextRound();
  await seat.bet({ DRAGON: '500' }, dealt);
  await pass(bettingMs);
  await pass(closedMs);
  expect((await table()).phase).toBe('DEALING');
  expect(await desk.voidRound({ gameId, no: dealt, reason })).toEqual({ outcome: 'VOIDED' });
  await pass(dealingMs);
  expect(await seat.balance()).toBe(before);

  const settled = await nextRound();
  await seat.bet({ DRAGON: '500' }, settled);
  await pass(bettingMs);
  await pass(closedMs);
  house.clock.advance(dealingMs);
  await house.house.advanceTables();
  // As it is while its wins are still on their way.
  await house.database.statement((tx) =>
    sql`update house.coups set status = 'DEALT', settled_at = null
         where game_id = ${gameId} and no = ${settled}`.execute(tx),
  );
  const after = await seat.balance();
  expect(await desk.voidRound({ gameId, no: settled, reason })).toEqual({ outcome: 'SETTLED' });
  expect(await desk.voidRound({ gameId, no: 9_999, reason })).toEqual({ outcome: 'UNKNOWN' });
  expect(await seat.balance()).toBe(after);
  expect(await house.listFaults()).toEqual([]);
});

test('a bet is settled or given back, never both, when both begin at once', async () => {
  const seat = await sit();
  const no = await nextRound();
  await seat.bet({ DRAGON: '500', TIGER: '500' }, no);
  await pass(bettingMs);
  await pass(closedMs);
  house.clock.advance(dealingMs);
  const [, { outcome }] = await Promise.all([
    house.house.advanceTables(),
    desk.voidRound({ gameId, no, reason }),
  ]);
  const { found } = await desk.findRound({ gameId, no });
  expect(found!.round.status).toBe(outcome);
  expect(found!.bets.map(({ status }) => status)).toEqual([outcome]);
  expect(await house.listFaults()).toEqual([]);
});

test('what an operator writes is never taken for what the platform said', async () => {
  const { token } = await sit();
  const no = await nextRound();
  const body = { key: randomUUID(), roundNo: no, stakes: { DRAGON: '500' } };
  const bet = () => house.call('POST', '/tables/bets', { token, body });
  expect((await bet()).statusCode).toBe(200);
  await desk.voidRound({ gameId, no, reason: 'SESSION_UNKNOWN' });
  expect((await bet()).json().code).toBe('house.temporary');
  expect((await house.call('GET', '/tables/seat', { token })).statusCode).toBe(200);
});

test.each(['SETTLED', 'VOIDED'])(
  'a stake that was on its way while its round became %s follows it afterwards, once',
  async (end) => {
    const seat = await sit();
    const before = await seat.balance();
    const no = await nextRound();
    await seat.bet({ DRAGON: '500', TIGER: '500' }, no);
    const leave = (status: string) =>
      house.database.statement((tx) =>
        sql`update house.rounds set status = ${status}, next_try_at = ${house.clock.now()}
             where game_id = ${gameId} and table_round = ${no}`.execute(tx),
      );
    // As it is until the platform has answered.
    await leave('PLACED');
    if (end === 'VOIDED') await desk.voidRound({ gameId, no, reason });
    else
      for (let turn = 0; turn < 16 && (await table()).phase !== 'SETTLED'; turn += 1)
        await pass(2_900);
    await leave('TAKEN');
    await Promise.all([house.house.recover(), house.house.recover()]);
    const { found } = await desk.findRound({ gameId, no });
    expect(found).toMatchObject({ round: { status: end }, bets: [{ status: end }] });
    const back = (await seat.balance()) === before;
    expect(back).toBe(end === 'VOIDED' || found!.bets[0]!.win === '1000');
    expect(await house.listFaults()).toEqual([]);
  },
);

test('rounds are listed newest first, page by page', async () => {
  const { rounds } = await desk.listRounds({ gameId, limit: 3 });
  const [first, second, third] = rounds.map(({ roundNo }) => roundNo);
  expect([second, third]).toEqual([first! - 1, first! - 2]);
  const next = await desk.listRounds({ gameId, before: second, limit: 1 });
  expect(next.rounds).toEqual([rounds[2]]);
});
