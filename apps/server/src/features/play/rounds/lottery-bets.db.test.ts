import { roundWalletRequests } from '@maneki/contract/round-wallet/schemas';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { openTable } from '../testing/open-table.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());
const { sitDown } = await openTable(database);

const lottery = { mode: 'LOTT', group: 'SSC', series: 1_900 } as const;
const sit = () => sitDown({ category: 'LOTT', series: { SSC: 1_900, K3: 1_700 } });

const readTickets = async (memberId: string) => {
  const { rows } = await database.statement((tx) =>
    sql`select tx_id, category, lottery, status from play_tickets where member_id = ${memberId}
         order by tx_id`.execute(tx),
  );
  return rows;
};
const readEvents = async (memberId: string) => {
  const { rows } = await database.statement((tx) =>
    sql<{ payload: Record<string, unknown> }>`
      select payload from platform_outbox_events
       where payload->>'memberId' = ${memberId} order by id`.execute(tx),
  );
  return rows.map(({ payload: { txId, category, lottery: terms } }) => ({ txId, category, terms }));
};

test('a lottery ticket keeps its prizes, counts in the category of its mode, and its event tells of both', async () => {
  const seat = await sit();
  const elott = { mode: 'ELOTT', group: 'SSC' } as const;
  await seat.bet('b1', 100n, { lottery });
  await seat.bet('b2', 100n, { lottery: elott });
  await seat.bet('b3', 100n);
  await seat.play('p4', 100n, 0n, { lottery: { mode: 'SEA', group: 'OTHER' } });
  await seat.win('w1', 'b1', 0n);
  await seat.win('w2', 'b2', 150n);
  expect(await readTickets(seat.memberId)).toEqual([
    { tx_id: 'b1', category: 'LOTT', lottery, status: 'LOST' },
    { tx_id: 'b2', category: 'ELOTT', lottery: elott, status: 'WON' },
    { tx_id: 'b3', category: 'LOTT', lottery: null, status: 'PENDING' },
    { tx_id: 'p4', category: 'ELOTT', lottery: { mode: 'SEA', group: 'OTHER' }, status: 'LOST' },
  ]);
  expect(await readEvents(seat.memberId)).toEqual([
    { txId: 'p4', category: 'ELOTT', terms: { mode: 'SEA', group: 'OTHER' } },
    { txId: 'b1', category: 'LOTT', terms: lottery },
    { txId: 'b2', category: 'ELOTT', terms: elott },
  ]);
});

test('a series above what the session was told takes nothing, however often it is asked for', async () => {
  const seat = await sit();
  const above = { lottery: { ...lottery, series: 1_902 } };
  for (let times = 0; times < 2; times += 1)
    expect(await seat.bet('b1', 100n, above)).toEqual({ status: 'SERIES_TOO_HIGH' });
  expect(await seat.bet('b2', 100n, { lottery: { ...lottery, group: 'VN' } })).toEqual({
    status: 'SERIES_TOO_HIGH',
  });
  const untold = await sitDown({ category: 'LOTT' });
  expect(await untold.bet('b1', 100n, { lottery })).toEqual({ status: 'SERIES_TOO_HIGH' });
  expect(await readTickets(seat.memberId)).toEqual([]);
  expect((await seat.bet('b3', 100n, { lottery })).balance).toBe(9_900n);
});

test('prizes that the session was not told take nothing, at bets and at plays', async () => {
  const seat = await sitDown({
    category: 'LOTT',
    prizeModes: ['LOTT', 'ZY'],
    series: { SSC: 1_900 },
  });
  const off = { status: 'PRIZE_MODE_OFF' };
  for (const mode of ['ELOTT', 'SEA'] as const) {
    const terms = { lottery: { mode, group: 'SSC' } } as const;
    for (let times = 0; times < 2; times += 1)
      expect(await seat.bet('b1', 100n, terms)).toEqual(off);
    expect(await seat.play('p1', 100n, 0n, terms)).toEqual(off);
  }
  expect(await readTickets(seat.memberId)).toEqual([]);
  expect(await seat.bet('b2', 100n, { lottery })).toMatchObject({ status: 'OK', balance: 9_900n });
  const fixed = await sitDown({ category: 'LOTT', prizeModes: ['ELOTT'], series: { SSC: 1_900 } });
  expect(await fixed.bet('b1', 100n, { lottery })).toEqual(off);
});

test('only lotteries have prizes to choose', async () => {
  const seat = await sitDown({ category: 'RNG', series: { SSC: 1_900 } });
  const refused = { status: 'BAD_REQUEST', field: 'lottery' };
  expect(await seat.bet('b1', 100n, { lottery })).toEqual(refused);
  expect(await seat.play('p1', 100n, 0n, { lottery })).toEqual(refused);
  expect(await readTickets(seat.memberId)).toEqual([]);
});

test('the same number with other prizes is another bet under a used name', async () => {
  const seat = await sit();
  await seat.bet('b1', 100n, { lottery });
  expect(await seat.bet('b1', 100n, { lottery })).toMatchObject({ status: 'OK', replayed: true });
  for (const other of [
    { ...lottery, series: 1_898 },
    { ...lottery, mode: 'ZY' as const },
  ])
    expect((await seat.bet('b1', 100n, { lottery: other })).status).toBe('TX_MISMATCH');
  expect((await seat.bet('b1', 100n)).status).toBe('TX_MISMATCH');
});

const PLAYER = '00000000-0000-4000-8000-000000000001';
const body = (terms: object) => ({
  ...{ playerId: PLAYER, sessionId: PLAYER, txId: 't', roundId: 'r', gameId: 'g' },
  ...{ amount: '1', currency: 'JPY', lottery: terms },
});

test.each([
  [{ mode: 'LOTT', group: 'OTHER', series: 1_900 }, 'lottery.series'],
  [{ mode: 'ELOTT', group: 'SSC', series: 1_900 }, 'lottery.series'],
  [{ mode: 'SEA', group: 'OTHER', series: 1_900 }, 'lottery.series'],
  [{ ...lottery, series: 1_901 }, 'lottery.series'],
  [{ ...lottery, series: 1_972 }, 'lottery.series'],
  [{ ...lottery, series: 1_698 }, 'lottery.series'],
  [{ ...lottery, group: 'KENO' }, 'lottery.group'],
  [{ mode: 'SSC' }, 'lottery.mode'],
  [{ ...lottery, odds: '9.7' }, 'lottery'],
])('a bet with the prizes %j is not understood, because of %s', (terms, field) => {
  const { error } = roundWalletRequests.bet.safeParse(body(terms));
  expect(error?.issues[0]?.path.join('.')).toBe(field);
});

test('fields in another order are the same bet', () => {
  const parse = (terms: object) =>
    JSON.stringify(roundWalletRequests.bet.parse(body(terms)).lottery);
  expect(parse({ series: 1_900, group: 'SSC', mode: 'LOTT' })).toBe(parse(lottery));
  expect(roundWalletRequests.bet.parse(body({ mode: 'LOTT', group: 'OTHER' })).lottery).toEqual({
    ...{ mode: 'LOTT', group: 'OTHER' },
  });
});
