import { randomUUID } from 'node:crypto';
import { houseSchemas } from '@maneki/contract/house/schemas';
import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { SECOND_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { setGameOn } from '@maneki/server/features/catalog/index';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startTestHouse } from '#testing/test-house';

const house = await startTestHouse();
afterAll(() => house.dispose());

const units = (text: string): bigint => parseAmount(text)!;

async function setBalance(playerId: string, change: bigint) {
  // A payment by hand, so that the books still add up.
  await house.database.statement((tx) =>
    sql`
      with paid as (
        update public.wallet_accounts set available = available + ${change}, seq = seq + 1
         where member_id = ${playerId} and code = 'DEMO' returning *)
      insert into public.wallet_transfers (member_id, source, key, fingerprint, outcome, kind, wallet,
        debit, credit, amount, merchant_code, currency, seq, balance_after, at)
      select member_id, 'test', ${randomUUID()}, '', 'DONE', 'PROMO', code,
             ${change < 0n ? 'DEMO' : 'HOUSE_PROMO'}, ${change < 0n ? 'HOUSE_PROMO' : 'DEMO'},
             ${change < 0n ? -change : change}, merchant_code, currency, seq, available, moved_at
        from paid`.execute(tx),
  );
}

test('a spin moves the money and writes the ticket, once', async () => {
  const seat = await house.sitDown();
  const { round, balance } = (await seat.spin(randomUUID())).json();
  const tickets = await house.readTickets(round.roundId);
  expect(await house.readRecord(round.roundId)).toMatchObject({
    selection: null,
    odds: null,
    result: `×${round.outcome.pay}`,
  });
  expect(tickets).toHaveLength(1);
  expect(tickets[0]).toMatchObject({ stake: units(round.stake), payout: units(round.win) });
  const moved = units(round.win) - units(round.stake);
  expect(units(balance)).toBe(units(seat.state.balance) + moved);
  expect(await house.listFaults()).toEqual([]);
});

test('the same wish is the same round, and with another bet it is a mistake', async () => {
  const seat = await house.sitDown();
  const key = randomUUID();
  const first = (await seat.spin(key)).json();
  const again = await seat.spin(key);
  expect(again.json().round).toEqual(first.round);
  const other = await seat.spin(key, seat.state.stakes[1]);
  expect(other.statusCode).toBe(409);
  expect(other.json().code).toBe('house.key_reused');
  expect((await seat.getState()).balance).toBe(first.balance);
  const elsewhere = await house.sitDown({ gameId: 'tide20' });
  expect((await elsewhere.spin(key)).json().code).toBe('house.key_reused');
});

test('twenty spins of one player at once are played one after the other, or not at all', async () => {
  const seat = await house.sitDown();
  const answers = await Promise.all(Array.from({ length: 20 }, () => seat.spin(randomUUID())));
  const settled = answers.filter(({ statusCode }) => statusCode === 200);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(settled.length).toBeGreaterThan(0);
  expect(refused.every((answer) => answer.json().code === 'house.round_running')).toBe(true);
  const rounds = settled.map((answer) => answer.json().round);
  const nonces = rounds.map(({ nonce }) => nonce).toSorted((left, right) => left - right);
  const first = seat.state.seeds.nonce;
  expect(nonces).toEqual(rounds.map((_, place) => first + place + 1));
  const moved = rounds.reduce((sum, each) => sum + units(each.win) - units(each.stake), 0n);
  expect(units((await seat.getState()).balance)).toBe(units(seat.state.balance) + moved);
  expect(await house.listFaults()).toEqual([]);
});

test('twenty repetitions of one wish at once are one round', async () => {
  const seat = await house.sitDown();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => seat.spin(key)));
  const ids = new Set(answers.map((answer) => answer.json().round.roundId));
  expect(ids.size).toBe(1);
  expect(await house.readTickets([...ids][0])).toHaveLength(1);
  expect((await seat.spin(key)).json().round.status).toBe('SETTLED');
});

test.each(['0', '-1', '1', '7', '10.5', '5001', '1000000'])(
  'a bet of %s is not on the ladder',
  async (stake) => {
    const seat = await house.sitDown();
    const answer = await seat.spin(randomUUID(), stake);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('house.stake_invalid');
    expect((await seat.getState()).seeds.nonce).toBe(seat.state.seeds.nonce);
  },
);

test('a bet that is no amount, and a wish that has no name, are refused unread', async () => {
  const seat = await house.sitDown();
  const { stake } = seat;
  const key = randomUUID();
  const bodies = [
    ...['', ' 10', '1e2', '10,5', '0x0a', '10.00001', 'ten', Number(stake), null, [stake]].map(
      (forged) => ({ key, stake: forged }),
    ),
    ...['', 'again', 7, null].map((forged) => ({ key: forged, stake })),
  ];
  for (const body of bodies) {
    const answer = await house.call('POST', '/spins', { token: seat.token, body });
    expect([400, 422], JSON.stringify(body)).toContain(answer.statusCode);
    expect(['call.input_invalid', 'house.stake_invalid']).toContain(answer.json().code);
  }
  const state = await seat.getState();
  expect([state.balance, state.seeds.nonce]).toEqual([seat.state.balance, seat.state.seeds.nonce]);
});

test('nobody tells the house what came out', async () => {
  const seat = await house.sitDown();
  const wish = { key: randomUUID(), stake: seat.stake };
  for (const forged of [{ win: '1000' }, { outcome: { pay: 1 } }, { nonce: 1 }, { gameId: 'x' }]) {
    const body = { ...wish, ...forged };
    const answer = await house.call('POST', '/spins', { token: seat.token, body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('call.input_invalid');
  }
  expect((await seat.getState()).balance).toBe(seat.state.balance);
});

test('a bet that the balance does not cover takes nothing; the last one that fits is played', async () => {
  const seat = await house.sitDown();
  await setBalance(seat.playerId, units(seat.stake) - units((await seat.getState()).balance));
  const large = await seat.spin(randomUUID(), seat.state.stakes[1]);
  expect(large.statusCode).toBe(422);
  expect(large.json()).toMatchObject({ code: 'house.insufficient_funds' });
  const { balance, unfinished } = await seat.getState();
  expect(balance).toBe(seat.stake);
  expect(unfinished).toBeNull();
  expect((await seat.spin(randomUUID())).json().round.status).toBe('SETTLED');
  await setBalance(seat.playerId, 1_000_000_000n);
  expect(await house.listFaults()).toEqual([]);
});

test('a limit of the player’s own stops the bet that would pass it', async () => {
  const seat = await house.sitDown();
  const limit = { kind: 'STAKE', period: 'DAY', amount: '1' } as const;
  const set = await house.server.send(safetyEndpoints.setLimit, limit, { cookie: seat.cookie });
  expect(set.status).toBe(200);
  const key = randomUUID();
  expect((await seat.spin(key)).json().code).toBe('house.limit_reached');
  // The refusal is the answer to this wish for good.
  expect((await seat.spin(key)).json().code).toBe('house.limit_reached');
  await house.database.statement((tx) => sql`delete from public.safety_caps`.execute(tx));
});

test('a game that is switched off while it is open takes no more bets', async () => {
  const seat = await house.sitDown({ gameId: 'tide20' });
  const game = { vendorCode: 'HSLOT', gameId: 'tide20' };
  const { database } = house.server;
  await database.statement((tx) => setGameOn(tx, { ...game, isOn: false }));
  expect((await seat.spin(randomUUID())).json().code).toBe('house.game_off');
  await database.statement((tx) => setGameOn(tx, { ...game, isOn: true }));
  expect((await seat.spin(randomUUID())).json().round.status).toBe('SETTLED');
});

test('a game that is switched off while a round is open pays what it owes, and no more bets', async () => {
  const seat = await house.sitDown({ vendor: 'HVAULT', gameId: 'vault3' });
  house.line.fail('win', 'lost before');
  const first = (await seat.spin(randomUUID())).json();
  expect(first.round).toMatchObject({ status: 'OPEN', outcome: null });
  const game = { vendorCode: 'HVAULT', gameId: 'vault3' };
  const { database } = house.server;
  await database.statement((tx) => setGameOn(tx, { ...game, isOn: false }));
  house.clock.advance(2 * SECOND_MS);
  await house.house.recover();
  const { unfinished } = await seat.getState();
  expect(unfinished).toMatchObject({ roundId: first.round.roundId, status: 'SETTLED' });
  const [ticket] = await house.readTickets(first.round.roundId);
  expect(ticket?.payout).toBe(units(unfinished.win));
  expect((await seat.spin(randomUUID())).json().code).toBe('house.game_off');
  await database.statement((tx) => setGameOn(tx, { ...game, isOn: true }));
  expect(await house.listFaults()).toEqual([]);
});

test('every game of every machine plays, also for free, and adds up', async () => {
  const games = [
    ['HSLOT', 'tide20'],
    ['HSLOT', 'sakura243'],
    ['HFOX', 'foxfire25'],
    ['HFOX', 'ninja10'],
    ['HFOX', 'koi9'],
    ['HVAULT', 'vault3'],
  ] as const;
  for (const [vendor, gameId] of games) {
    const free = await house.sitDown({ vendor, gameId, mode: 'free' });
    expect(free.state).toMatchObject({ isFree: true, currency: 'JPY.PLAY' });
    const answer = houseSchemas.spin.response.parse((await free.spin(randomUUID())).json());
    expect(answer.round).toMatchObject({ status: 'SETTLED', gameId, jackpots: [] });
  }
  expect(await house.listFaults()).toEqual([]);
});

test('a session counts what it cost and brought', async () => {
  const seat = await house.sitDown();
  expect(seat.state.session).toMatchObject({ staked: '0', won: '0' });
  let won = 0n;
  for (let spins = 0; spins < 3; spins += 1) {
    const { round } = (await seat.spin(randomUUID())).json();
    won += units(round.win);
  }
  const { session } = await seat.getState();
  expect(units(session.staked)).toBe(3n * units(seat.stake));
  expect(units(session.won)).toBe(won);
});

test('a new spin leaves the rounds before it seen; only the latest is shown again', async () => {
  const seat = await house.sitDown();
  await seat.spin(randomUUID());
  const { round } = (await seat.spin(randomUUID())).json();
  expect((await seat.getState()).unfinished).toMatchObject({ roundId: round.roundId });
  const see = (roundId: string) =>
    house.call('POST', '/rounds/seen', { token: seat.token, body: { roundId } });
  expect((await see(randomUUID())).json().code).toBe('house.round_unknown');
  expect((await see(round.roundId)).statusCode).toBe(200);
  expect((await see(round.roundId)).statusCode).toBe(200);
  expect((await seat.getState()).unfinished).toBeNull();
  const stranger = await house.sitDown({ username: 'agent01' });
  const body = { roundId: round.roundId };
  const theirs = await house.call('POST', '/rounds/seen', { token: stranger.token, body });
  expect(theirs.json().code).toBe('house.round_unknown');
});

test('the history has every round of the game once, newest first, page by page', async () => {
  const seat = await house.sitDown({ vendor: 'HMANGO', gameId: 'farm3' });
  const played: string[] = [];
  for (let spins = 0; spins < 23; spins += 1) {
    house.clock.advance(1);
    played.unshift((await seat.spin(randomUUID())).json().round.roundId);
  }
  const listed: string[] = [];
  let cursor: string | null | undefined;
  do {
    const query: Record<string, string> = cursor ? { cursor } : {};
    const answer = await house.call('GET', '/rounds', { token: seat.token, query });
    const page = houseSchemas.listRounds.response.parse(answer.json());
    listed.push(...page.list.map(({ roundId }) => roundId));
    expect(page.list.every(({ serverSeed }) => serverSeed === null)).toBe(true);
    cursor = page.next;
  } while (cursor);
  expect(listed).toEqual(played);
});
