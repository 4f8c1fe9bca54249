import type { RequestOf } from '@maneki/contract/contract';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import type { ShownTable, Winner } from '@maneki/contract/play/schemas';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { fromReferenceUnits } from '@maneki/kernel/money';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { removeDemo } from '#features/identity';
import type { EventHandler, HandlerContext, RecordedEvent } from '#platform/outbox/event-handler';
import { startTestServer } from '#testing/test-server';
import { DEMO_PROVIDER } from '../demo/demo-games.ts';
import { recordMoreWon, recordWin } from './events.ts';

const HELD = {
  JPY: '2850076.5',
  PHP: '1064028.56',
  THB: '665017.85',
  VND: '475012750',
  CNY: '133003.57',
  USD: '19000.51',
};
const TABLE: ShownTable = {
  vendor: 'HLIVE',
  gameId: 'dragontiger1',
  phase: 'BETTING',
  roundNo: 7,
  phaseEndsAt: '2030-01-01T12:00:15.000Z',
  players: 3,
  results: ['DRAGON', 'SUITED_TIE'],
};
const server = await startTestServer({
  readTables: async () => ({ now: clock.now().getTime() + 250, tables: [TABLE] }),
  readJackpots: async (merchantCode) => [{ pool: `GRAND of ${merchantCode}`, amounts: HELD }],
});
afterAll(() => server.dispose());
const { database, clock } = server;

const { rows: members } = await database.statement((tx) =>
  sql<{ id: string; username: string }>`
    select id, username from identity_members where merchant_code = 'maneki'`.execute(tx),
);
const idOf = (username: string) => members.find((one) => one.username === username)!.id;

/** The board is remembered for a few seconds. */
const board = async (
  headers: Record<string, string> = {},
  input: RequestOf<typeof playEndpoints.listWinners> = {},
): Promise<Winner[]> => {
  clock.advance(5_000);
  const { status, body } = await server.send(playEndpoints.listWinners, input, { headers });
  expect(status).toBe(200);
  return body.value.list;
};

let number = 0;
beforeEach(async () => {
  await database.statement((tx) => sql`delete from play_wins`.execute(tx));
});

/** A bet of so many reference units, told as the outbox tells it. */
async function settle(bet: {
  username?: string;
  stakeRu?: number;
  payoutRu?: number;
  agoMs?: number;
  providerCode?: string;
  currency?: string;
}) {
  const { username = 'sakura', stakeRu = 1, payoutRu = 20, agoMs = 0 } = bet;
  number += 1;
  const payload = {
    memberId: idOf(username),
    merchantCode: 'maneki',
    currency: bet.currency ?? 'JPY',
    providerCode: bet.providerCode ?? 'house',
    roundId: `round-${number}`,
    txId: `tx-${number}`,
    vendorCode: 'HSLOT',
    gameId: 'maneki3',
    category: 'RNG',
    status: 'WON',
    stake: String(fromReferenceUnits(stakeRu, 'JPY')),
    validTurnover: '0',
    payout: String(fromReferenceUnits(payoutRu, 'JPY')),
    settledAt: new Date(clock.now().getTime() - agoMs).toISOString(),
  } as const;
  await keepTicket(payload);
  const recordedAt = clock.now();
  const event = { id: BigInt(number), name: 'play.bet_settled', payload, recordedAt } as const;
  await tell(recordWin, event);
  return event;
}

type Settled = RecordedEvent<'play.bet_settled'>['payload'];

const keepTicket = (bet: Settled) =>
  database.statement((tx) =>
    sql`insert into play_tickets
          (member_id, provider_code, tx_id, merchant_code, wallet, currency, seq, session_id,
           vendor_code, game_id, category, round_id, stake, payout, status, placed_at, settled_at)
        values (${bet.memberId}, ${bet.providerCode}, ${bet.txId}, ${bet.merchantCode}, 'MAIN',
                ${bet.currency}, 1, ${bet.memberId}, ${bet.vendorCode}, ${bet.gameId},
                ${bet.category}, ${bet.roundId}, ${bet.stake}, ${bet.payout}, ${bet.status},
                ${bet.settledAt}, ${bet.settledAt})`.execute(tx),
  );

const setPayout = ({ memberId, txId }: Settled, payoutRu: number) =>
  database.statement((tx) =>
    sql`update play_tickets set status = 'RESETTLED', payout = ${fromReferenceUnits(payoutRu, 'JPY')}
         where member_id = ${memberId} and tx_id = ${txId}`.execute(tx),
  );

const tell = <Name extends 'play.bet_settled' | 'play.bet_resettled'>(
  handler: EventHandler<Name>,
  event: RecordedEvent<Name>,
) => database.transact((tx) => handler.handle({ tx } as HandlerContext, [event]));

test('[HOME-10] a large win is on the board, with a masked name, its game and how to start it', async () => {
  await settle({ payoutRu: 40 });
  const [winner, ...others] = await board({ language: 'JA' });
  expect(others).toEqual([]);
  expect(winner).toEqual({
    vo: { customerName: 'sa***a', gameName: '招き猫トリプル', winAmount: '6000' },
    currency: 'JPY',
    vendor: 'HSLOT',
    gameId: 'maneki3',
    nodeId: expect.stringMatching(/^\d+$/),
    category: 'RNG',
    settledAt: expect.any(String),
    demo: true,
  });
  expect((await board())[0]?.vo.gameName).toBe('Maneki Triple');
});

test('[HOME-10] smaller wins, play credit and other merchants’ wins are not', async () => {
  await settle({ stakeRu: 1, payoutRu: 19 });
  await settle({ stakeRu: 5, payoutRu: 24 });
  await settle({ payoutRu: 100, currency: 'JPY.PLAY' });
  expect(await board()).toEqual([]);
  await settle({ stakeRu: 5, payoutRu: 25 });
  expect(await board()).toHaveLength(1);
  expect(await board({ merchant: 'sampaguita' })).toEqual([]);
});

test('[HOME-10] a member is shown twice at most, the newest win first', async () => {
  for (const [username, agoMs, payoutRu] of [
    ['sakura', 3 * MINUTE_MS, 23],
    ['sakura', 1 * MINUTE_MS, 21],
    ['agent01', 2 * MINUTE_MS, 22],
    ['sakura', 4 * MINUTE_MS, 24],
  ] as const)
    await settle({ username, agoMs, payoutRu });
  const amounts = (await board()).map(({ vo }) => vo.winAmount);
  expect(amounts).toEqual(['3150', '3300', '3450']);
});

test('[HOME-10] with fewer than six wins of a day, the board goes back a week', async () => {
  const [sakura, agent, general] = ['sakura', 'agent01', 'general01'];
  await settle({ username: sakura, agoMs: 2 * DAY_MS });
  await settle({ username: sakura, agoMs: 7 * DAY_MS - MINUTE_MS });
  await settle({ username: agent, agoMs: 7 * DAY_MS + MINUTE_MS });
  expect(await board()).toHaveLength(2);
  for (const username of [agent, agent, general, general, sakura])
    await settle({ username, payoutRu: 30 });
  expect(await board()).toHaveLength(6);
  await settle({ username: sakura, payoutRu: 31 });
  const full = await board();
  expect(full).toHaveLength(6);
  expect(full.map(({ vo }) => vo.winAmount)).not.toContain('3000');
});

test('[HOME-10] the board has a hundred places', async () => {
  await database.statement((tx) =>
    sql`
      insert into play_wins
      select gen_random_uuid(), 'house', 'r' || n, 't' || n, 'maneki', 'HSLOT', 'gone', 'RNG', 'JPY',
             n, ${clock.now()}::timestamptz + make_interval(secs => n)
        from generate_series(1, 101) as n`.execute(tx),
  );
  const list = await board();
  expect(list).toHaveLength(100);
  // A game that left the catalogue and a member who left the site still have something to be called.
  expect(list[0]).toMatchObject({
    vo: { winAmount: '0.0101', customerName: '***', gameName: 'gone' },
  });
  expect(list[0]?.nodeId).toBeNull();
  expect(await board({}, { limitNum: 100 })).toHaveLength(100);
  expect(await board({}, { limitNum: 1 })).toEqual([list[0]]);
  for (const limitNum of [0, 101])
    expect((await server.send(playEndpoints.listWinners, { limitNum })).status).toBe(422);
});

test('[HOME-10] the board is narrowed to a category, which shows what its list of games shows', async () => {
  await database.statement((tx) =>
    sql`
      insert into play_wins
      select gen_random_uuid(), 'house', 'r' || n, 't' || n, 'maneki', 'HSLOT', 'maneki3',
             (array['RNG', 'JACKPOT', 'LIVE'])[n], 'JPY', n * 10000, ${clock.now()}::timestamptz
        from generate_series(1, 3) as n`.execute(tx),
  );
  const amounts = async (gameCategory: 'ALL' | 'RNG' | 'JACKPOT' | 'LIVE' | 'FISH') =>
    (await board({}, { gameCategory })).map(({ vo }) => vo.winAmount).sort();
  expect(await amounts('ALL')).toEqual(['1', '2', '3']);
  expect(await amounts('RNG')).toEqual(['1', '2']);
  expect(await amounts('JACKPOT')).toEqual(['2']);
  expect(await amounts('LIVE')).toEqual(['3']);
  expect(await amounts('FISH')).toEqual([]);
  expect((await board({}, { language: 'JA' }))[0]?.vo.gameName).toBe('招き猫トリプル');
  const strange = { gameCategory: 'HOT' } as never;
  expect((await server.send(playEndpoints.listWinners, strange)).status).toBe(422);
});

test('a merchant’s jackpots are shown to everybody, as whoever runs them tells', async () => {
  const headers = { merchant: 'sampaguita' };
  const { status, body } = await server.send(playEndpoints.listJackpots, {}, { headers });
  expect(status).toBe(200);
  expect(body.value).toEqual({ pools: [{ pool: 'GRAND of sampaguita', amounts: HELD }] });
});

test('[PLAY-6] everybody is told what goes on at the tables, and what time it is there', async () => {
  const { status, body } = await server.send(playEndpoints.listLiveTables, {});
  expect(status).toBe(200);
  expect(body.value).toEqual({ now: clock.now().getTime() + 250, tables: [TABLE] });
});

test('a bet told twice is one win, of what it was paid by now', async () => {
  const event = await settle({ payoutRu: 40 });
  await tell(recordWin, event);
  expect(await board()).toHaveLength(1);
  await setPayout(event.payload, 60);
  await tell(recordMoreWon, { ...event, name: 'play.bet_resettled' });
  expect((await board()).map(({ vo }) => vo.winAmount)).toEqual(['9000']);
  await tell(recordWin, event);
  expect((await board()).map(({ vo }) => vo.winAmount)).toEqual(['9000']);
});

test('a win that was taken back leaves the board, or stands with what is left of it', async () => {
  const [partly, wholly] = [await settle({ payoutRu: 40 }), await settle({ payoutRu: 50 })];
  await setPayout(partly.payload, 30);
  await setPayout(wholly.payload, 19);
  for (const event of [partly, wholly])
    await tell(recordMoreWon, { ...event, name: 'play.bet_resettled' });
  expect((await board()).map(({ vo }) => vo.winAmount)).toEqual(['4500']);
  // Also where the first fact arrives after the second.
  await tell(recordWin, wholly);
  expect(await board()).toHaveLength(1);
});

test('where money is real, wins are not marked, and those of a demonstration are not among them', async () => {
  await settle({ payoutRu: 40 });
  await settle({ payoutRu: 41, currency: 'JPY.DEMO', providerCode: DEMO_PROVIDER.code });
  expect(await board()).toMatchObject([{ currency: 'JPY' }, { currency: 'JPY' }]);
  expect(await board()).toMatchObject([{ demo: true }, { demo: true }]);
  const setMode = async (mode: string) => {
    await database.statement((tx) =>
      sql`update site_market_policies set mode = ${mode}, licence_ref = 'L-1'
           where country_code = 'JP'`.execute(tx),
    );
    await server.services.merchants.reload();
  };
  await database.transact((tx) => removeDemo(tx, clock.now()));
  await setMode('REAL');
  expect(await board()).toMatchObject([{ vo: { winAmount: '6000' }, demo: false }]);
  await setMode('DEMO');
});

test('the board is read once for everybody who looks within five seconds', async () => {
  const before = await board();
  await settle({ payoutRu: 40 });
  clock.advance(4_999);
  const { body } = await server.send(playEndpoints.listWinners, {});
  expect(body.value.list).toEqual(before);
  expect(await board()).toHaveLength(1);
});

test('the facts that bets leave behind fill the board: a new demonstration has something to show', async () => {
  const { rows } = await database.statement((tx) =>
    sql<RecordedEvent<'play.bet_settled'>>`
      select id, name, payload, recorded_at as "recordedAt" from platform_outbox_events
       where name = 'play.bet_settled' order by id`.execute(tx),
  );
  for (const event of rows) await tell(recordWin, event);
  const list = await board();
  expect(list).toHaveLength(6);
  expect(new Set(list.map(({ vo }) => vo.customerName)).size).toBe(3);
  expect(list.every(({ demo }) => demo)).toBe(true);
  expect(list.map(({ settledAt }) => settledAt)).toEqual(
    list.map(({ settledAt }) => settledAt).toSorted((left, right) => (left < right ? 1 : -1)),
  );
});
