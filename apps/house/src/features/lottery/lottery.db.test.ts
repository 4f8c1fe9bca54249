import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { LotteryGameView, LotteryRoundView } from '@maneki/contract/house/lottery';
import { houseSchemas } from '@maneki/contract/house/schemas';
import { readBet } from '@maneki/contract/play/bet-text';
import { readDraws, sharedMessageOf } from '@maneki/games/fair/draws';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addLoads } from '#features/draws';
import { signBlocks } from '#features/seeds';
import { placeSlip } from './slips/place-slip.ts';
import { readWish } from './slips/read-wish.ts';
import { again, chooseTickets, draws } from './testing/random-slips.ts';
import { startLotteries } from './testing/test-lotteries.ts';

const lotteries = await startLotteries();
const { house } = lotteries;
afterAll(() => house.dispose());
beforeEach(() => house.line.heal());

const units = (text: string): bigint => parseAmount(text)!;
const big = (stake = '500') => [{ play: 'BS_1', selection: 'BIG', stake }];

test('[PLAY-6] an issue opens, takes a slip, closes, is drawn and settled by the clock', async () => {
  const seat = await lotteries.sit('lottossc1');
  const current = await lotteries.fresh('lottossc1');
  expect(current).toMatchObject({
    status: 'OPEN',
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const tickets = [
    ...big(),
    { play: 'BS_1', selection: 'SMALL', stake: '500' },
    { play: 'DIGIT_2', selection: '7', stake: '100' },
  ];
  const before = units(seat.state.balance);
  const bought = await seat.buy({ no: current.no, tickets });
  expect(bought.statusCode).toBe(200);
  const { slips, balance } = houseSchemas.placeSlip.response.parse(bought.json());
  expect(units(balance!)).toBe(before - units('1100'));
  expect(slips).toMatchObject([
    { status: 'OPEN', stake: '1100', outcome: null, roundNo: current.no },
  ]);
  await lotteries.until(current.closeAt);
  expect(await lotteries.game('lottossc1')).toMatchObject({
    drawing: { no: current.no, status: 'CLOSED' },
    current: { no: current.no + 1, status: 'SCHEDULED' },
  });
  await lotteries.until(current.drawAt);
  const game = await lotteries.game('lottossc1');
  expect(game.last).toMatchObject({ no: current.no, status: 'SETTLED' });
  expect(game.current).toMatchObject({ no: current.no + 1, status: 'OPEN' });
  const [settled] = (await seat.listSlips()).slips;
  expect(settled).toMatchObject({ status: 'SETTLED', outcome: { result: game.last!.result } });
  const isBig = Number(game.last!.result![0]) >= 5;
  expect(settled!.outcome!.payouts.slice(0, 2)).toEqual(isBig ? ['970', '0'] : ['0', '970']);
  expect(await house.readRecord(settled!.roundId)).toMatchObject({
    selection: 'BS_1 BIG =500 @1.94\nBS_1 SMALL =500 @1.94\nDIGIT_2 7 =100 @9.7',
    odds: null,
    lottery: { mode: 'ELOTT', group: 'SSC', issue: current.issueNo },
    result: game.last!.result!.join(' '),
  });
  // Whoever has both sides turns nothing over there.
  expect(await lotteries.turnoverOf(settled!.roundId)).toBe(units('100'));
  expect(await house.listFaults()).toEqual([]);
});

test('a page knows its players apart, by a name that says nothing of them', async () => {
  const open = async (username: string, gameId = 'lottossc1') =>
    (await lotteries.sit(gameId, { username })).state.player as string;
  const player = await open('sakura');
  expect(player).toMatch(/^[0-9a-f]{16}$/);
  expect(await open('sakura', 'lottok31')).toBe(player);
  expect(await open('agent01')).not.toBe(player);
});

test('what was drawn follows from the seed of its day, which is told when the day is over', async () => {
  const seat = await lotteries.sit('lottok31');
  const current = await lotteries.fresh('lottok31');
  await seat.buy({ no: current.no, tickets: [{ play: 'BS', selection: 'BIG', stake: '100' }] });
  await lotteries.until(current.drawAt);
  expect((await seat.history())[0]).toMatchObject({
    commitment: current.commitment,
    serverSeed: null,
  });
  await lotteries.advance(DAY_MS);
  await lotteries.advance(MINUTE_MS);
  const later = await lotteries.sit('lottok31');
  const [round] = await later.history();
  const seed = Buffer.from(round!.serverSeed!, 'hex');
  const message = (counter: number) =>
    sharedMessageOf({ gameId: 'lottok31', roundNo: current.no }, counter);
  expect(FAMILIES.K3.draw(readDraws(signBlocks(seed, message)))).toEqual(round!.outcome!.result);
});

test('both sides of the close, and every refusal takes nothing', async () => {
  const seat = await lotteries.sit('lottossc1');
  const current = await lotteries.fresh('lottossc1');
  const no = current.no;
  const { balance } = await seat.getState();
  const codeOf = async (wish: object, tickets: object[] = big()) =>
    (await seat.buy({ no, tickets, ...wish } as never)).json().code;
  const one = (selection: string, more: object = { stake: '500' }, play = 'BS_1') => [
    { play, selection, ...more },
  ];
  const tradition = { playType: 'TRADITION', unitValue: '20' };
  expect(await codeOf({ prizeMode: 'SEA' })).toBe('house.bet_invalid');
  expect(await codeOf({ prizeMode: 'LOTT', series: 1_900 })).toBe('house.mode_off');
  expect(await codeOf({}, one('TALL'))).toBe('house.selection_invalid');
  expect(await codeOf({}, one('BIG,SMALL'))).toBe('house.selection_invalid');
  expect(await codeOf({}, one('BIG', { stake: '500' }, 'LO2'))).toBe('house.selection_invalid');
  expect(await codeOf({}, one('BIG', { stake: '14' }))).toBe('house.stake_under_limit');
  expect(await codeOf({}, one('BIG', { stake: '75001' }))).toBe('house.stake_over_limit');
  expect(await codeOf({}, one('BIG', { stake: '0.5' }))).toBe('house.stake_invalid');
  expect(await codeOf({}, one('BIG', { stake: '500', multiplier: 2 }))).toBe('house.stake_invalid');
  expect(await codeOf({}, one('BIG', { stake: '500', odds: '95/100' }))).toBe('house.odds_changed');
  const direct = one('1|2|3|4|5', { multiplier: 10 }, 'DIRECT5');
  expect(await codeOf(tradition, direct)).toBe('house.win_too_large');
  expect(await codeOf({ ...tradition, unitValue: '3' }, direct)).toBe('house.stake_invalid');
  const two = one('1|2', { multiplier: 1 }, 'DIRECT2_LAST2');
  const chase = {
    issues: [
      { no, multiplier: 1 },
      { no: no + 60, multiplier: 1 },
    ],
    stopsOnWin: false,
  };
  expect(await codeOf({ ...tradition, chase }, two)).toBe('house.chase_invalid');
  expect(await codeOf({ no: no - 1 })).toBe('house.issue_closed');
  house.line.fail('bet', 'lost before');
  expect(await codeOf({})).toBe('house.temporary');
  expect((await seat.getState()).balance).toBe(balance);
  const found = await lotteries.deskIssue('lottossc1', no);
  expect(found).toMatchObject({ loads: [], issue: { slips: 0, staked: '0' } });
  await lotteries.until(current.closeAt, { less: 1 });
  expect((await seat.buy({ no, tickets: big() })).statusCode).toBe(200);
  house.clock.advance(1);
  expect(await codeOf({})).toBe('house.issue_closed');
  expect(await house.listFaults()).toEqual([]);
});

test('a slip that the house heard of in time is taken after the close, and none once it may be drawn', async () => {
  const seat = await lotteries.sit('lottossc1');
  const { no, closeAt, drawAt } = await lotteries.fresh('lottossc1');
  const buyer = await lotteries.buyerOf(seat);
  const buy = async (heardMs: number) => {
    const wish = { key: randomUUID(), no, playType: 'ENTERTAINMENT', prizeMode: 'ELOTT' } as const;
    const read = readWish(
      { game: buyer.game, currency: 'JPY', prizeModes: null },
      { ...wish, tickets: big() },
    );
    if (!read.ok) throw new Error(read.refusal.code);
    const askedAt = new Date(Date.parse(closeAt) + heardMs);
    return placeSlip(lotteries.serve(), buyer, { ...read.value, askedAt });
  };
  const closed = { ok: false, refusal: { code: 'house.issue_closed' } };
  await lotteries.until(closeAt);
  expect(await buy(0)).toMatchObject(closed);
  expect(await buy(-1)).toMatchObject({ ok: true, value: { rounds: [{ status: 'TAKEN' }] } });
  house.clock.advance(Date.parse(drawAt) - house.clock.now().getTime());
  expect(await buy(-1)).toMatchObject(closed);
  await lotteries.advance(0);
  expect((await seat.listSlips()).slips[0]).toMatchObject({ roundNo: no, status: 'SETTLED' });
});

test('slips that come at once load a number up to its limit and no further', async () => {
  const seat = await lotteries.sit('lottoseafast5');
  const current = await lotteries.fresh('lottoseafast5');
  const bet = {
    no: current.no,
    prizeMode: 'SEA' as const,
    // Pays 90 000 yen, which are 600 reference units of 30 000.
    tickets: [{ play: 'TOP3', selection: '123', stake: '100' }],
  };
  const answers = await Promise.all(Array.from({ length: 60 }, () => seat.buy(bet)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50);
  const full = answers.find(({ statusCode }) => statusCode !== 200)!.json();
  expect(full).toMatchObject({
    code: 'house.number_full',
    detail: { play: 'TOP3', number: '123' },
  });
  const gameId = 'lottoseafast5';
  const { loads, issue } = await lotteries.deskIssue(gameId, bet.no);
  expect(loads).toEqual([{ play: 'TOP3', number: '123', load: '30000' }]);
  expect(issue).toMatchObject({ isDemo: true, staked: '33.3333', slips: 50 });
  // What is full of the credit of demonstrations is free for money.
  const book = { gameId, no: bet.no, book: 'MONEY' } as const;
  const money = [{ play: 'TOP3', line: '123', load: 1n }];
  const add = () => house.database.transact((tx) => addLoads(tx, book, { loads: money, most: 1n }));
  expect(await add()).toBeUndefined();
  expect(await add()).toEqual(money[0]);
  // A member may not win more than so much in an issue, whatever the numbers.
  const other = { ...bet, tickets: [{ play: 'TOP3', selection: '321', stake: '3333' }] };
  expect((await seat.buy(other)).statusCode).toBe(200);
  const more = { ...bet, tickets: [{ play: 'TOP3', selection: '213', stake: '1' }] };
  expect((await seat.buy(more)).json().code).toBe('house.stake_under_limit');
  more.tickets[0]!.stake = '15';
  expect((await seat.buy(more)).json().code).toBe('house.win_too_large');
  expect((await seat.buy({ ...bet, tickets: big() })).json().code).toBe('house.selection_invalid');
});

test('a member has so many lines listed for an issue, also for slips that come to nothing', async () => {
  const seat = await lotteries.sit('lottossc5');
  const { no } = await lotteries.fresh('lottossc5');
  const { balance } = await seat.getState();
  const all = '0,1,2,3,4,5,6,7,8,9';
  const tickets = ['0', '1'].map((last) => ({
    play: 'DIRECT5',
    selection: [all, all, all, all, last].join('|'),
    multiplier: 1,
  }));
  const wish = { playType: 'TRADITION' as const, unitValue: '0.2', tickets };
  house.line.fail('bet', 'lost before');
  expect((await seat.buy({ ...wish, no })).json().code).toBe('house.temporary');
  expect((await seat.buy({ ...wish, no })).statusCode).toBe(200);
  expect((await seat.buy({ ...wish, no })).json()).toMatchObject({
    code: 'house.lines_over_limit',
    detail: { max: 40_000 },
  });
  expect((await seat.buy({ no, tickets: big() })).json().code).toBe('house.lines_over_limit');
  expect((await seat.buy({ no: no + 1, tickets: big() })).statusCode).toBe(200);
  expect(units((await seat.getState()).balance)).toBe(units(balance) - units('4500'));
});

test('slips of a member that together cover nearly all of a play turn nothing over', async () => {
  const seat = await lotteries.sit('lottossc1');
  const { no, drawAt } = await lotteries.fresh('lottossc1');
  const buy = async (selection: string, play = 'BS_1') => {
    const bought = await seat.buy({ no, tickets: [{ play, selection, stake: '500' }] });
    return (bought.json().slips as LotteryRoundView[])[0]!.roundId;
  };
  const [one, other, apart] = [await buy('BIG'), await buy('SMALL'), await buy('ODD', 'OE_1')];
  await lotteries.until(drawAt);
  expect(await lotteries.turnoverOf(one)).toBe(0n);
  expect(await lotteries.turnoverOf(other)).toBe(0n);
  expect(await lotteries.turnoverOf(apart)).toBe(units('500'));
});

test('a slip can be given back while its issue takes bets, where the rules say so', async () => {
  const seat = await lotteries.sit('lottossc5');
  const current = await lotteries.fresh('lottossc5');
  const { balance } = await seat.getState();
  const no = current.no;
  const tickets = [{ play: 'DIRECT3_FIRST3', selection: '1,2|3|4', multiplier: 2 }];
  const bought = await seat.buy({ no, playType: 'TRADITION', unitValue: '20', tickets });
  const [slip] = bought.json().slips as LotteryRoundView[];
  expect(slip).toMatchObject({ stake: '80', isCancellable: true });
  const back = await seat.cancel(slip!.roundId);
  expect(back.json()).toMatchObject({
    balance,
    slips: [{ status: 'VOIDED', isCancellable: false }],
  });
  expect((await seat.cancel(slip!.roundId)).json().code).toBe('house.not_cancellable');
  const fixed = (await seat.buy({ no, tickets: big() })).json().slips[0];
  expect((await seat.cancel(fixed.roundId)).json().code).toBe('house.not_cancellable');
  expect((await lotteries.deskIssue('lottossc5', no)).loads).toHaveLength(1);
});

test('a wish is one slip however often it is sent, and another one under its key is refused', async () => {
  const seat = await lotteries.sit('lottossc1');
  const current = await lotteries.fresh('lottossc1');
  const wish = { no: current.no, key: randomUUID(), tickets: big() };
  const answers = await Promise.all([1, 2, 3].map(() => seat.buy(wish)));
  const ids = answers.map((answer) => answer.json().slips?.[0].roundId);
  expect(new Set(ids).size).toBe(1);
  // The balance says that the stake is ours.
  expect((await seat.buy(wish)).json().balance).toBe((await seat.getState()).balance);
  expect((await seat.buy({ ...wish, tickets: big('501') })).json().code).toBe('house.key_reused');
});

test('a slip of two hundred selections is one bet', async () => {
  const seat = await lotteries.sit('lottovnfast271');
  const current = await lotteries.fresh('lottovnfast271');
  const tickets = Array.from({ length: 200 }, (_, each) => ({
    play: 'LO3',
    selection: String(each).padStart(3, '0'),
    stake: '1',
  }));
  const bought = await seat.buy({ no: current.no, tickets });
  expect(bought.json()).toMatchObject({ slips: [{ stake: String(200 * 23) }] });
  const record = await house.readRecord(bought.json().slips[0].roundId);
  expect(record).toMatchObject({ odds: '960', selection: expect.stringMatching(/^LO3 000 =23\n/) });
  expect(readBet(record!.selection!)!.more).toBeGreaterThan(0);
  await lotteries.until(current.drawAt);
  expect((await seat.listSlips({ status: 'OVER' })).slips[0]).toMatchObject({ status: 'SETTLED' });
  expect(await house.listFaults()).toEqual([]);
});

test('what an operator says of numbers holds from an issue on that is not open yet', async () => {
  const { lotteryDesk } = house.house;
  const gameId = 'lottoseafast5';
  const seat = await lotteries.sit(gameId);
  const current = await lotteries.fresh(gameId);
  const say = (numbers: string[], rule: 'CLOSED' | 'HALF', fromNo: number) =>
    lotteryDesk.restrictNumbers({ gameId, play: 'TOP2', numbers, rule, fromNo });
  expect(await say(['12'], 'CLOSED', current.no)).toBe('OPEN');
  expect(await say(['123'], 'CLOSED', current.no + 1)).toBe('INVALID');
  expect(await say(['12'], 'CLOSED', current.no + 1)).toBe('RESTRICTED');
  expect(await say(['34'], 'HALF', current.no + 1)).toBe('RESTRICTED');
  const buy = async (no: number, selection: string, halfPaid?: string[]) => {
    const tickets = [{ play: 'TOP2', selection, stake: '100', halfPaid }];
    return (await seat.buy({ no, prizeMode: 'SEA', tickets })).json();
  };
  expect(await buy(current.no, '12')).toMatchObject({ slips: [{ status: 'OPEN' }] });
  expect(await buy(current.no + 1, '12')).toMatchObject({
    code: 'house.number_closed',
    detail: { play: 'TOP2', number: '12' },
  });
  // Nobody buys at half pay unshown, nor is told of one that there is not.
  const next = current.no + 1;
  const changed = { code: 'house.odds_changed', detail: { ticket: 1 } };
  const before = await seat.getState();
  expect(await buy(next, '34')).toMatchObject(changed);
  expect(await buy(next, '34', ['43'])).toMatchObject(changed);
  expect(await buy(next, '34', ['34', '43'])).toMatchObject(changed);
  expect(await buy(next, '43', ['43'])).toMatchObject(changed);
  expect((await seat.getState()).balance).toBe(before.balance);
  expect((await lotteries.deskIssue(gameId, next)).loads).toEqual([]);
  const half = await buy(next, '34', ['34']);
  expect(half.slips[0].bet.tickets[0].halfPaid).toEqual(['34']);
  expect((await lotteries.deskIssue(gameId, next)).loads).toMatchObject([{ load: '31.6666' }]);
});

test('what slips win is what the rules say, for slips of all families', async () => {
  const ids: { gameId: string; roundId: string }[] = [];
  const games = [
    'lottossc1',
    'lottok31',
    'lottopk101',
    'lottox1151',
    'lottokeno1',
    'lottovnfast181',
  ];
  const seats: Awaited<ReturnType<typeof lotteries.sit>>[] = [];
  for (const gameId of games) seats.push(await lotteries.sit(gameId));
  const current = await lotteries.fresh('lottossc1');
  for (const [place, gameId] of games.entries()) {
    const tickets = chooseTickets(findLotteryGame(gameId)!, draws, 20);
    const { no } = (await lotteries.game(gameId)).current!;
    const bought = (await seats[place]!.buy({ no, tickets })).json();
    expect(bought, gameId).toHaveProperty('slips');
    const { slips } = bought;
    ids.push({ gameId, roundId: slips[0].roundId });
  }
  await lotteries.until(current.drawAt);
  for (const [place, { gameId, roundId }] of ids.entries()) {
    const slip = (await seats[place]!.listSlips()).slips.find((each) => each.roundId === roundId)!;
    expect(slip.outcome?.payouts, gameId).toEqual(again(findLotteryGame(gameId)!, slip));
  }
  expect(await house.listFaults()).toEqual([]);
});

test('everybody may read the board and results, from memory', async () => {
  const board = (await house.app.inject('/games/lottery')).json();
  expect(board.games.map(({ isOpen }: { isOpen: boolean }) => isOpen)).not.toContain(false);
  expect(board.games).toHaveLength(22);
  const read = (path: string) => house.app.inject(`/games/lottery/${path}/results?limit=2`);
  const { results } = (await read('lottossc1')).json();
  expect(results).toHaveLength(2);
  expect(results[0].no).toBeGreaterThan(results[1].no);
  expect((await read('lottovnnnorth')).statusCode).toBe(404);
  expect((await house.app.inject('/games/lottery/lottossc1/results?limit=0')).statusCode).toBe(404);
  const { rows } = await house.database.statement((tx) =>
    sql<{
      count: number;
    }>`select count(*)::integer as count from house.issues where status = 'OPEN'`.execute(tx),
  );
  expect(rows[0]!.count).toBe(22);
});

test('whoever watches a lottery is told of each change, and of nothing where none was missed', async () => {
  const gameId = 'lottossc1';
  await house.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = house.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/games/channel`);
  const heard: { type: string; table?: LotteryGameView & { version: number } }[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const say = (message: object) => socket.send(JSON.stringify(message));
  say({ type: 'join', gameId });
  await expect.poll(() => heard.at(-1)?.table?.current?.status).toBe('OPEN');
  const { current } = heard.at(-1)!.table!;
  await lotteries.until(current!.drawAt);
  await expect
    .poll(() => heard.at(-1)?.table?.last)
    .toMatchObject({ no: current!.no, status: 'SETTLED' });
  say({ type: 'join', gameId, version: heard.at(-1)!.table!.version });
  await expect.poll(() => heard.at(-1)?.type).toBe('here');
  socket.close();
});
