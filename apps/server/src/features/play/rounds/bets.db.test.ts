import { MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { NOON, openTable } from '../testing/open-table.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());
const { sitDown, news } = await openTable(database);
const other = await openTable(database, 'stranger');

const run = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await database.statement((tx) => query.execute(tx))).rows;

const ticketsOf = (memberId: string) =>
  run(sql<Record<string, unknown>>`
    select tx_id, status, stake, payout, valid_turnover, seq, settled_at
      from play_tickets where member_id = ${memberId} order by seq`);
const eventsOf = (memberId: string) =>
  run(sql<{ name: string; payload: Record<string, unknown> }>`
    select name, payload from platform_outbox_events
     where payload ->> 'memberId' = ${memberId} order by id`);
const countRows = async (memberId: string) => {
  const [row] = await run(sql<{ rows: bigint }>`
    select (select count(*) from wallet_transfers where member_id = ${memberId})
         + (select count(*) from play_tickets where member_id = ${memberId}) as rows`);
  return row!.rows;
};

describe('what stops a bet, and leaves no money moved', () => {
  test('a session of another player, of another provider, or of nobody', async () => {
    const seat = await sitDown();
    const neighbour = await sitDown();
    const elsewhere = await other.sitDown();
    const before = await countRows(seat.memberId);
    for (const sessionId of [neighbour.sessionId, elsewhere.sessionId, seat.memberId])
      expect(await seat.bet('b1', 10n, { sessionId })).toEqual({ status: 'SESSION_UNKNOWN' });
    expect(await countRows(seat.memberId)).toBe(before);
  });

  test('a session that ran out, and not one that is about to', async () => {
    const seat = await sitDown();
    const last = new Date(NOON.getTime() + 15 * MINUTE_MS - 1);
    expect(await seat.bet('b1', 10n, { now: last })).toMatchObject({ status: 'OK' });
    const idle = await sitDown();
    const late = new Date(NOON.getTime() + 15 * MINUTE_MS);
    expect(await idle.bet('b1', 10n, { now: late })).toMatchObject({ status: 'SESSION_EXPIRED' });
  });

  test('a game that is off, or that its vendor does not have', async () => {
    const seat = await sitDown();
    await run(sql`insert into catalog_games (vendor_code, game_id, category, names, is_on)
                  values ('tester-RNG', 'resting', 'RNG', '{}', false)`);
    expect(await seat.bet('b1', 10n, { gameId: 'resting' })).toMatchObject({ status: 'GAME_OFF' });
    expect(await seat.bet('b2', 10n, { gameId: 'unheard' })).toMatchObject({ status: 'GAME_OFF' });
  });

  test('another currency than the session’s: play credit never pays for a real bet', async () => {
    const trial = await sitDown({ currency: 'JPY.PLAY' });
    const before = await countRows(trial.memberId);
    expect(await trial.bet('b1', 10n, { currency: 'JPY' })).toEqual({
      status: 'CURRENCY_MISMATCH',
    });
    expect(await trial.bet('b2', 10n, { currency: 'PHP' })).toEqual({
      status: 'CURRENCY_MISMATCH',
    });
    expect(await countRows(trial.memberId)).toBe(before);
    expect(await trial.bet('b3', 10n)).toMatchObject({ status: 'OK', currency: 'JPY.PLAY' });
  });

  test('an account that is closed or blocked; what it is owed still arrives', async () => {
    const seat = await sitDown();
    await seat.bet('b0', 1_000n);
    const set = (column: string, at: Date | null) =>
      run(
        sql`update wallet_accounts set ${sql.ref(column)} = ${at} where member_id = ${seat.memberId}`,
      );
    await set('closed_at', NOON);
    expect(await seat.bet('b1', 10n)).toMatchObject({ status: 'PLAYER_BLOCKED' });
    await set('closed_at', null);
    await set('blocked_until', new Date(NOON.getTime() + 1));
    expect(await seat.bet('b2', 10n)).toMatchObject({ status: 'SELF_EXCLUDED' });
    expect(await seat.win('w0', 'b0', 400n)).toMatchObject({ status: 'OK', balance: 9_400n });
    await set('blocked_until', NOON);
    expect(await seat.bet('b3', 10n)).toMatchObject({ status: 'OK' });
  });
});

test('a lowered limit stops the very next bet, and only what goes beyond it', async () => {
  const seat = await sitDown();
  await seat.bet('b1', 600n);
  await run(sql`insert into safety_caps (member_id, stake_day, changed_at)
                values (${seat.memberId}, 1000, ${NOON})`);
  expect(await seat.bet('b2', 401n)).toMatchObject({ status: 'LIMIT_REACHED' });
  expect(await seat.bet('b3', 400n)).toMatchObject({ status: 'OK' });
  expect(await seat.rollback('r3', 'b3')).toMatchObject({ status: 'OK' });
  expect(await seat.bet('b4', 400n)).toMatchObject({ status: 'OK' });
  expect(await seat.bet('b5', 1n)).toMatchObject({ status: 'LIMIT_REACHED' });
});

test('of 500 parallel bets with money for 100 exactly 100 are placed', async () => {
  const seat = await sitDown({ balance: 1_000n });
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, index) => seat.bet(`b${index}`, 10n)),
  );
  const count = (status: string) => answers.filter((answer) => answer.status === status).length;
  expect([count('OK'), count('INSUFFICIENT_FUNDS')]).toEqual([100, 400]);
  expect(await ticketsOf(seat.memberId)).toHaveLength(100);
});

test('the same bet sent many times at once is placed once', async () => {
  const seat = await sitDown();
  const answers = await Promise.all(Array.from({ length: 20 }, () => seat.bet('b1', 1_000n)));
  expect(answers.every((answer) => answer.status === 'OK' && answer.balance === 9_000n)).toBe(true);
  expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
});

test('of a win and a rollback at the same moment one has its way', async () => {
  for (let round = 0; round < 10; round += 1) {
    const seat = await sitDown();
    await seat.bet('b1', 1_000n);
    const [won, undone] = await Promise.all([
      seat.win('w1', 'b1', 300n),
      seat.rollback('r1', 'b1'),
    ]);
    const isWon = won.status === 'OK';
    expect([won.status, undone.status]).toEqual(
      isWon ? ['OK', 'ROUND_SETTLED'] : ['TX_CANCELLED', 'OK'],
    );
    const [ticket] = await ticketsOf(seat.memberId);
    expect(ticket).toMatchObject({ status: isWon ? 'WON' : 'CANCELLED' });
  }
});

test('of a bet and its rollback at the same moment no money stays behind', async () => {
  for (let round = 0; round < 10; round += 1) {
    const seat = await sitDown();
    const [placed, undone] = await Promise.all([seat.bet('b1', 1_000n), seat.rollback('r1', 'b1')]);
    expect([placed.status, undone.outcome]).toEqual(
      placed.status === 'OK' ? ['OK', 'ROLLED_BACK'] : ['TX_CANCELLED', 'TOMBSTONE'],
    );
    const again = await seat.bet('b2', 10_000n);
    expect(again).toMatchObject({ status: 'OK', balance: 0n });
  }
});

test('a settled bet is told once, with its valid turnover, and its ticket says the same', async () => {
  const seat = await sitDown({ category: 'SPORTS' });
  await seat.bet('b1', 1_000n, { odds: '1.40', selection: 'home' });
  await seat.win('w1', 'b1', 1_400n);
  await seat.win('w1', 'b1', 1_400n);
  expect(await eventsOf(seat.memberId)).toEqual([
    {
      name: 'play.bet_settled',
      payload: {
        memberId: seat.memberId,
        merchantCode: 'maneki',
        currency: 'JPY',
        providerCode: 'tester',
        roundId: 'round',
        txId: 'b1',
        vendorCode: 'tester-SPORTS',
        gameId: 'game',
        category: 'SPORTS',
        status: 'WON',
        stake: '1000',
        validTurnover: '400',
        payout: '1400',
        settledAt: NOON.toISOString(),
      },
    },
  ]);
  expect(await ticketsOf(seat.memberId)).toMatchObject([
    { status: 'WON', stake: 1_000n, payout: 1_400n, valid_turnover: 400n, settled_at: NOON },
  ]);
});

test('a win on top of a settled bet is paid and told by what it adds', async () => {
  const seat = await sitDown();
  await seat.bet('b1', 1_000n);
  await seat.win('w1', 'b1', 200n);
  expect(await seat.win('w2', 'b1', 5_000n)).toMatchObject({ status: 'OK', balance: 14_200n });
  const events = await eventsOf(seat.memberId);
  expect(
    events.map(({ name, payload }) => [name, payload.stake, payload.payout, payload.validTurnover]),
  ).toEqual([
    ['play.bet_settled', '1000', '200', '1000'],
    ['play.bet_resettled', '0', '5000', '0'],
  ]);
  expect(await ticketsOf(seat.memberId)).toMatchObject([{ status: 'RESETTLED', payout: 5_200n }]);
});

test('a game that decides at once tells its category from the catalogue', async () => {
  const seat = await sitDown({ category: 'PVP' });
  await seat.play('p1', 1_000n, 1_300n);
  const [event] = await eventsOf(seat.memberId);
  expect(event).toMatchObject({
    name: 'play.bet_settled',
    payload: { category: 'PVP', validTurnover: '300', payout: '1300', vendorCode: 'tester-PVP' },
  });
});

test('a win of somebody in debt pays the debt first, and its bet is settled all the same', async () => {
  const seat = await sitDown();
  await seat.bet('b1', 1_000n);
  await run(sql`insert into wallet_debts (member_id, source, key, wallet, currency, owed_to, amount,
                                          reason, created_at)
                values (${seat.memberId}, 'test', 'd1', 'MAIN', 'JPY', 'HOUSE_ADJUST', 700, 'test', ${NOON})`);
  await run(sql`update wallet_accounts set debt = 700 where member_id = ${seat.memberId}`);
  expect(await seat.win('w1', 'b1', 500n)).toMatchObject({ status: 'OK', balance: 9_000n });
  const [account] = await run(sql<{ debt: bigint; seq: bigint }>`
    select debt, seq from wallet_accounts where member_id = ${seat.memberId}`);
  expect(account).toEqual({ debt: 200n, seq: 4n });
  expect(await ticketsOf(seat.memberId)).toMatchObject([{ status: 'WON', payout: 500n }]);
});

test('totals that differ from the provider’s, and bets never decided, wait for a person', async () => {
  const seat = await sitDown();
  await seat.bet('b1', 1_000n);
  expect(await seat.close(1_000n, 0n)).toEqual({ status: 'OK', flagged: true });
  await seat.bet('b2', 500n, { roundId: 'second' });
  await seat.win('w2', 'b2', 100n, { roundId: 'second' });
  expect(await seat.close(500n, 99n, { roundId: 'second' })).toEqual({
    status: 'OK',
    flagged: true,
  });
  expect(await seat.close(500n, 98n, { roundId: 'second' })).toEqual({ status: 'TX_MISMATCH' });
  const raised = await run(sql<{ kind: string }>`
    select kind from play_exceptions where member_id = ${seat.memberId} order by id`);
  expect(raised).toEqual([{ kind: 'BET_IN_CLOSED_ROUND' }, { kind: 'TOTALS_DIFFER' }]);
});

test('open pages hear of every movement, with its number', async () => {
  const seat = await sitDown();
  await seat.bet('b1', 1_000n);
  await seat.win('w1', 'b1', 300n);
  const heard = news.filter(({ memberId }) => memberId === seat.memberId);
  expect(heard.map(({ balance, seq }) => [balance, seq])).toEqual([
    [9_000n, 2n],
    [9_300n, 3n],
  ]);
});
