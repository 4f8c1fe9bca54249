import { randomUUID } from 'node:crypto';
import { adjustBalance, getMainAccount, windowsOf } from '@maneki/server/features/wallet/index';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { drawId, hashSecret } from '#platform/secrets';
import { startLotteries } from './testing/test-lotteries.ts';

const lotteries = await startLotteries();
const { house } = lotteries;
afterAll(() => house.dispose());

const GAME = 'lottoseafast5';
const MEMBERS = 60;
const CURRENCY = 'JPY.DEMO';
const at = house.clock.now();
const text = (sqlText: ReturnType<typeof sql>) =>
  house.database.statement((tx) => sqlText.execute(tx));

/** Members like the one who sits there already, each with a session of their own at the same game. */
async function seatMany(token: string): Promise<{ playerId: string; token: string }[]> {
  const seats = Array.from({ length: MEMBERS }, (_, each) => ({
    playerId: drawId(at),
    sessionId: drawId(at),
    token: `seat-${each}-${randomUUID()}`,
    username: `many${each}`,
  }));
  const like = (
    await house.database.statement((tx) =>
      sql<{ id: string; player: string }>`
      select id, player_id as player from house.sessions where token_hash = ${hashSecret(token)}`.execute(
        tx,
      ),
    )
  ).rows[0]!;
  for (const seat of seats) {
    await text(sql`
      insert into public.identity_members
      select (jsonb_populate_record(m, jsonb_build_object('id', ${seat.playerId}::text,
               'username', ${seat.username}::text, 'contacts', null, 'labels', '[]'::jsonb) - 'contacts' - 'labels')).*
        from public.identity_members as m where m.id = ${like.player}`);
    await text(sql`
      insert into public.play_sessions
      select (jsonb_populate_record(s, jsonb_build_object('id', ${seat.sessionId}::text,
               'member_id', ${seat.playerId}::text))).* from public.play_sessions as s where s.id = ${like.id}`);
    await text(sql`
      insert into house.sessions
      select (jsonb_populate_record(s, jsonb_build_object('id', ${seat.sessionId}::text,
               'player_id', ${seat.playerId}::text, 'token_hash', ${hashSecret(seat.token)}::text))).*
        from house.sessions as s where s.id = ${like.id}`);
    await getMainAccount(house.server.services, { memberId: seat.playerId, now: at });
    await adjustBalance(house.server.database, {
      ...{ memberId: seat.playerId, wallet: 'DEMO', currency: CURRENCY, at, key: seat.username },
      ...{ direction: 'IN', amount: 10_000_000n, author: 'test', reason: 'a test' },
      windows: windowsOf(at, 'Asia/Tokyo'),
    });
  }
  return seats;
}

test('members who load a number at once load it up to its limit, and whoever comes too late has lost nothing', async () => {
  const seat = await lotteries.sit(GAME);
  const current = await lotteries.fresh(GAME);
  const seats = await seatMany(seat.token);
  const balances = async () => {
    const { rows } = await house.database.statement((tx) =>
      sql<{ id: string; available: bigint }>`
        select member_id as id, available from public.wallet_accounts
         where code = 'DEMO' and member_id = any(${seats.map(({ playerId }) => playerId)}::uuid[])`.execute(
        tx,
      ),
    );
    return new Map(rows.map(({ id, available }) => [id, available]));
  };
  const before = await balances();
  const [one, other] = ['123', '456'].map((selection) => ({
    play: 'TOP3',
    selection,
    stake: '100',
  }));
  // Each pays 600 reference units of 30 000; the order of numbers in a slip must not make slips wait crosswise.
  const answers = await Promise.all(
    seats.map(({ token }, each) =>
      house.call('POST', '/lottery/slips', {
        token,
        body: {
          ...{ key: randomUUID(), no: current.no, playType: 'ENTERTAINMENT', prizeMode: 'SEA' },
          tickets: each % 2 === 0 ? [one, other] : [other, one],
        },
      }),
    ),
  );
  const taken = answers.map(({ statusCode }) => statusCode === 200);
  expect(taken.filter(Boolean)).toHaveLength(50);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'house.number_full',
      detail: { play: 'TOP3', number: expect.stringMatching(/^(123|456)$/) },
    });
  }
  const { loads, issue } = await lotteries.deskIssue(GAME, current.no);
  expect(loads.map(({ number, load }) => [number, load]).sort()).toEqual([
    ['123', '30000'],
    ['456', '30000'],
  ]);
  expect(issue).toMatchObject({ isDemo: true, staked: '66.6666', slips: 50, players: 50 });
  const after = await balances();
  for (const [place, { playerId }] of seats.entries())
    expect(before.get(playerId)! - after.get(playerId)!).toBe(taken[place] ? 2_000_000n : 0n);
  const { rows } = await house.database.statement((tx) =>
    sql<{ count: number }>`select count(*)::int as count from house.rounds
         where game_id = ${GAME} and table_round = ${current.no}`.execute(tx),
  );
  expect(rows[0]!.count).toBe(50);
  expect(await house.listFaults()).toEqual([]);
});

test('what is no slip is refused by its name, and nothing of it is written', async () => {
  const seat = await lotteries.sit('lottossc1');
  const current = await lotteries.fresh('lottossc1');
  const { balance } = await seat.getState();
  const no = current.no;
  const big = { play: 'BS_1', selection: 'BIG', stake: '500' };
  const buy = async (wish: object) => {
    const answer = await seat.buy({ no, tickets: [big], ...wish } as never);
    const { code, detail } = answer.json();
    return [answer.statusCode, code, detail];
  };
  expect(await buy({ tickets: Array.from({ length: 201 }, () => big) })).toMatchObject([
    400,
    'call.input_invalid',
    { field: 'tickets' },
  ]);
  const digits = '0,1,2,3,4,5,6,7,8,9';
  const tradition = { playType: 'TRADITION', unitValue: '20' };
  const all = (play: string, rows: number) => ({
    play,
    selection: Array.from({ length: rows }, () => digits).join('|'),
    multiplier: 1,
  });
  expect(await buy({ ...tradition, tickets: [all('DIRECT5', 5)] })).toMatchObject([
    422,
    'house.selection_invalid',
    { ticket: 1, play: 'DIRECT5', fault: 'TOO_MANY_LINES' },
  ]);
  // Of each slip so many lines, however they are shared out between its tickets.
  const many = Array.from({ length: 3 }, () => all('DIRECT4', 4));
  expect(await buy({ ...tradition, tickets: many })).toMatchObject([
    422,
    'house.selection_invalid',
    { ticket: 3, play: 'DIRECT4', fault: 'TOO_MANY_LINES' },
  ]);
  for (const odds of ['200/100', '97/50 ', '1.95', '194/100'])
    expect(await buy({ tickets: [big, { ...big, odds }] })).toEqual([
      409,
      'house.odds_changed',
      { ticket: 2 },
    ]);
  expect(await buy({ no: no - 1 })).toEqual([409, 'house.issue_closed', {}]);
  expect((await seat.getState()).balance).toBe(balance);
  const found = await lotteries.deskIssue('lottossc1', no);
  expect(found).toMatchObject({ loads: [], slips: [], issue: { slips: 0, staked: '0' } });
  await lotteries.until(current.closeAt);
  expect(await buy({})).toEqual([409, 'house.issue_closed', {}]);
  expect((await seat.getState()).balance).toBe(balance);
  expect(await house.listFaults()).toEqual([]);
});
