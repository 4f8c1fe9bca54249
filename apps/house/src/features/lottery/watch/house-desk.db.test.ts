import { deskCalls } from '@maneki/contract/house/desk';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { keepHouseGames } from '@maneki/server/features/catalog/index';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startLotteries } from '../testing/test-lotteries.ts';

const lotteries = await startLotteries();
const { house } = lotteries;
afterAll(() => house.dispose());
beforeEach(() => house.line.heal());
const { desk } = house.house;

const GAME = 'lottossc1';
const SEA = 'lottoseafast5';
const NORTH = 'lottovnnnorth';
const reason = 'the draw was wrong';

/** As many numbers as the north draws, each of its digits; the special one as a test wants it. */
const northResult = (special = '12345') => [
  special,
  ...Array<string>(9).fill('11111'),
  ...Array<string>(10).fill('2222'),
  ...Array<string>(3).fill('333'),
  ...Array<string>(4).fill('44'),
];

const find = async (gameId: string) => {
  const { lotteries: all } = deskCalls.listLotteries.response.parse(await desk.listLotteries({}));
  return all.find((each) => each.gameId === gameId)!;
};
const issueOf = async (gameId: string, no: number) => {
  const answer = await desk.findIssue({ gameId, no, limit: 10 });
  return deskCalls.findIssue.response.parse(answer).found!;
};

async function bet(gameId: string, tickets: { play: string; selection: string; stake: string }[]) {
  const { current } = await lotteries.game(gameId);
  const seat = await lotteries.sit(gameId);
  const prizeMode = gameId === SEA ? 'SEA' : 'ELOTT';
  const bought = await seat.buy({ no: current!.no, tickets, prizeMode });
  expect(bought.json()).toMatchObject({ slips: [{ status: 'OPEN' }] });
  return { seat, no: current!.no, issue: current! };
}

test('[CONSOLE-2] lotteries tell their issue, what is staked on it, and what its heaviest number costs', async () => {
  const { no } = await bet(GAME, [
    { play: 'BS_1', selection: 'BIG', stake: '1500' },
    { play: 'DIGIT_2', selection: '7', stake: '150' },
  ]);
  expect(await find(GAME)).toMatchObject({
    ...{ isOffered: true, isPaused: false, isRun: true, slips: 1, isDemo: true, staked: '11' },
    ...{ heaviest: '19.4', limits: { ticketStakeMin: '0.1', loadMax: '30000' } },
    current: { no, status: 'OPEN' },
    next: { no: no + 1 },
  });
  expect(await find(NORTH)).toMatchObject({
    ...{
      isOffered: false,
      drawSource: 'OFFICIAL',
      current: null,
      listing: { vendor: 'TCG_LOTTO_VN', names: { EN: 'North Vietnam', VI: 'Miền Bắc' } },
    },
    schedule: { every: 'DAY', closes: '18:10' },
  });
  const { issue, plays, loads, slips, proof } = await issueOf(GAME, no);
  expect(issue).toMatchObject({
    status: 'OPEN',
    players: 1,
    staked: '11',
    paid: '0',
    result: null,
  });
  expect(plays).toMatchObject(
    [
      { play: 'DIGIT_2', tickets: 1, staked: '1', heaviest: '9.7' },
      { play: 'BS_1', staked: '10', heaviest: '19.4' },
    ].sort(
      (one, other) =>
        plays.findIndex(({ play }) => play === one.play) -
        plays.findIndex(({ play }) => play === other.play),
    ),
  );
  expect(loads).toEqual([
    { play: 'BS_1', number: 'BIG', load: '19.4' },
    { play: 'DIGIT_2', number: '7', load: '9.7' },
  ]);
  expect(slips).toMatchObject([
    { merchant: 'maneki', ticketCount: 2, stake: '1650', tickets: [{ win: null }, { win: null }] },
  ]);
  expect(proof).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), serverSeed: null });
});

test('[PLAY-6] a void gives every stake of an issue back, and twice is once; what is settled stays', async () => {
  const { seat, no, issue } = await bet(GAME, [{ play: 'BS_1', selection: 'BIG', stake: '1500' }]);
  expect(await desk.voidIssue({ gameId: GAME, no, reason })).toEqual({ outcome: 'VOIDED' });
  await lotteries.advance(0);
  expect(await desk.voidIssue({ gameId: GAME, no, reason: 'again' })).toEqual({
    outcome: 'VOIDED',
  });
  await lotteries.advance(0);
  expect((await seat.listSlips()).slips[0]).toMatchObject({ status: 'VOIDED', roundNo: no });
  expect((await issueOf(GAME, no)).issue).toMatchObject({ status: 'VOID', reason, staked: '0' });
  await lotteries.until(issue.drawAt);
  expect((await lotteries.game(GAME)).last).toMatchObject({ no, status: 'VOID', result: null });
  const { issues } = await desk.listIssues({ gameId: GAME, limit: 5 });
  expect(issues.map((each) => each.no)).toContain(no);
  const next = await bet(GAME, [{ play: 'BS_1', selection: 'BIG', stake: '1500' }]);
  await lotteries.until(next.issue.drawAt);
  await lotteries.advance(0);
  expect((await issueOf(GAME, next.no)).issue).toMatchObject({ status: 'SETTLED', staked: '10' });
  expect(await desk.voidIssue({ gameId: GAME, no: next.no, reason })).toEqual({
    outcome: 'SETTLED',
  });
  expect(await desk.voidIssue({ gameId: GAME, no: 1, reason })).toEqual({ outcome: 'UNKNOWN' });
  expect(await house.listFaults()).toEqual([]);
});

test('numbers are restricted from an issue on that has not opened, until that is lifted', async () => {
  const { current, next } = await find(SEA);
  const restrict = (changes: object) =>
    desk.restrictNumbers({
      ...{ gameId: SEA, fromNo: next!.no, play: 'TOP2', numbers: ['47', '48'], rule: 'HALF' },
      ...changes,
    });
  expect(await restrict({ fromNo: current!.no })).toMatchObject({ outcome: 'OPENED' });
  expect(await restrict({ fromNo: next!.no + 1_000 })).toMatchObject({ outcome: 'UNKNOWN' });
  expect(await restrict({ numbers: ['47', '100'] })).toEqual({
    outcome: 'UNFIT',
    numbers: ['100'],
  });
  expect(await restrict({ gameId: 'nothing' })).toMatchObject({ outcome: 'UNKNOWN' });
  expect(await restrict({})).toMatchObject({ outcome: 'RESTRICTED' });
  expect(await restrict({})).toMatchObject({ outcome: 'RESTRICTED' });
  expect(await restrict({ numbers: ['99'], rule: 'CLOSED' })).toMatchObject({
    outcome: 'RESTRICTED',
  });
  const list = async () => (await desk.listRestrictions({ gameId: SEA })).restrictions;
  const named = { fromNo: next!.no, fromIssueNo: next!.issueNo, play: 'TOP2', isInForce: false };
  expect(await list()).toEqual([
    { ...named, number: '47', rule: 'HALF' },
    { ...named, number: '48', rule: 'HALF' },
    { ...named, number: '99', rule: 'CLOSED' },
  ]);
  await lotteries.until(next!.openAt);
  expect((await list()).every(({ isInForce }) => isInForce)).toBe(true);
  const seat = await lotteries.sit(SEA);
  const buy = (selection: string, halfPaid?: string[]) =>
    seat.buy({
      no: next!.no,
      prizeMode: 'SEA',
      tickets: [{ play: 'TOP2', selection, stake: '150', halfPaid }],
    });
  expect((await buy('99')).statusCode).not.toBe(200);
  expect((await buy('47', ['47'])).json()).toMatchObject({
    slips: [{ bet: { tickets: [{ halfPaid: ['47'] }] } }],
  });
  expect((await issueOf(SEA, next!.no)).loads).toMatchObject([{ number: '47', load: '47.5' }]);
  const later = { fromNo: next!.no + 1, rule: null, numbers: ['47', '48', '99'] };
  expect(await restrict(later)).toMatchObject({ outcome: 'RESTRICTED' });
  expect((await issueOf(SEA, next!.no)).restrictions).toHaveLength(3);
  await lotteries.advance(5 * MINUTE_MS);
  expect(await list()).toEqual([]);
});

test('[PLAY-9] an official lottery is offered, rests on its days off, and is settled by what is entered', async () => {
  const off = (days: string[], isOff = true, gameIds = [NORTH, GAME]) =>
    desk.setDaysOff({ gameIds, days, isOff });
  const { listing } = await find(NORTH);
  // What the platform does once an operator offers it.
  await house.database.transact((tx) =>
    keepHouseGames(tx as never, { vendors: [], games: [listing] }),
  );
  await desk.setLottery({ gameId: NORTH, isOffered: true });
  await lotteries.advance(MINUTE_MS);
  const { current, next } = await find(NORTH);
  expect(current).toMatchObject({ status: 'OPEN' });
  // A game that is drawn every minute has no days off, and what takes bets keeps its draw.
  const { refused } = await off([current!.issueNo]);
  expect(refused.map(({ gameId }) => gameId)).toEqual([NORTH, GAME]);
  expect(await off([next!.issueNo], true, [NORTH])).toEqual({ refused: [] });
  expect(await off([next!.issueNo], true, [NORTH])).toEqual({ refused: [] });
  expect(await desk.listDaysOff({ from: next!.issueNo })).toMatchObject({
    days: [{ gameId: NORTH, day: next!.issueNo }],
  });
  const later = (await find(NORTH)).next!;
  expect(Date.parse(later.drawAt) - Date.parse(next!.drawAt)).toBe(DAY_MS);

  const { no } = await bet(NORTH, [{ play: 'DE', selection: '45', stake: '150' }]);
  const enter = (result: string[]) => desk.enterResult({ gameId: NORTH, no, result });
  expect(await enter(northResult())).toEqual({ outcome: 'EARLY' });
  expect((await desk.listAwaited({})).issues).toEqual([]);
  // Bets are over, and nothing has been drawn yet.
  await lotteries.until(current!.drawAt, { less: 1 });
  expect(await enter(northResult())).toEqual({ outcome: 'EARLY' });
  await lotteries.until(current!.drawAt);
  expect((await desk.listAwaited({})).issues).toMatchObject([
    { gameId: NORTH, no, slips: 1, status: 'CLOSED' },
  ]);
  expect(await find(NORTH)).toMatchObject({ awaited: 1 });
  expect(await enter(['1'])).toEqual({ outcome: 'UNFIT' });
  expect(await enter(northResult())).toEqual({ outcome: 'ENTERED' });
  expect(await enter(northResult())).toEqual({ outcome: 'ENTERED' });
  expect(await enter(northResult('99999'))).toEqual({ outcome: 'DIFFERENT' });
  await lotteries.advance(0);
  const { issue, plays, proof, slips } = await issueOf(NORTH, no);
  expect(slips).toMatchObject([
    { status: 'SETTLED', win: '14400', tickets: [{ play: 'DE', win: '14400' }] },
  ]);
  expect(issue).toMatchObject({ status: 'SETTLED', paid: '96', result: northResult() });
  expect(plays).toMatchObject([{ play: 'DE', staked: '1', paid: '96' }]);
  expect(proof).toEqual({ commitment: null, serverSeed: null });
  const fast = await find(GAME);
  const drawn = { gameId: GAME, no: fast.current!.no, result: ['1', '2', '3', '4', '5'] };
  expect(await desk.enterResult(drawn)).toEqual({ outcome: 'HOUSE_DRAWN' });
  expect(await house.listFaults()).toEqual([]);
});

test('a lottery that is paused draws its issue and opens no further one until it goes on', async () => {
  const { current } = await find(GAME);
  expect(await desk.setLottery({ gameId: GAME, isPaused: true })).toEqual({ isKnown: true });
  expect(await desk.setLottery({ gameId: 'nothing', isPaused: true })).toEqual({ isKnown: false });
  await lotteries.until(current!.drawAt);
  await lotteries.advance(3 * MINUTE_MS);
  expect(await find(GAME)).toMatchObject({ isPaused: true, current: null });
  await desk.setLottery({ gameId: GAME, isPaused: false });
  await lotteries.advance(MINUTE_MS);
  expect(await find(GAME)).toMatchObject({ isPaused: false, current: { status: 'OPEN' } });
});

test('[PLAY-9] what a lottery may cost is an operator’s to say, and holds at once, on both sides of each limit', async () => {
  const shipped = {
    ...{ ticketStakeMax: 500, ticketPayoutMax: 20_000 },
    ...{ memberPayoutMax: 50_000, loadMax: 30_000 },
  };
  const tight = { ticketStakeMax: 10, ticketPayoutMax: 25, memberPayoutMax: 40, loadMax: 30 };
  const set = (limits: typeof tight, gameId = GAME) => desk.setLotteryLimits({ gameId, limits });
  const { no } = await lotteries.fresh(GAME);
  const seat = await lotteries.sit(GAME);
  const buy = async (play: string, selection: string, stake: string) =>
    (
      await seat.buy({ no, prizeMode: 'ELOTT', tickets: [{ play, selection, stake }] })
    ).json() as object;
  expect(await set(tight)).toEqual({ was: shipped });
  expect(await set(tight, 'nothing')).toEqual({ was: null });
  expect((await find(GAME)).limits).toEqual({
    ...{ ticketStakeMin: '0.1', ticketStakeMax: '10', ticketPayoutMax: '25' },
    ...{ memberPayoutMax: '40', loadMax: '30' },
  });
  expect((await find(SEA)).limits).toMatchObject({ loadMax: '30000' });

  const placed = { slips: [{ status: 'OPEN' }] };
  expect(await buy('BS_1', 'BIG', '1501')).toMatchObject({
    code: 'house.stake_over_limit',
    detail: { max: '1500' },
  });
  expect(await buy('DIGIT_2', '7', '387')).toMatchObject({
    code: 'house.win_too_large',
    detail: { max: '3750' },
  });
  expect(await buy('BS_1', 'BIG', '1500')).toMatchObject(placed);
  // 19.4 of 30 are taken, and 820 yen pay 10.605.
  expect(await buy('BS_1', 'BIG', '820')).toMatchObject({ code: 'house.number_full' });
  expect(await buy('BS_1', 'BIG', '819')).toMatchObject(placed);
  // 4 498.86 yen of 6 000 can be won.
  expect(await buy('DIGIT_2', '7', '155')).toMatchObject({
    code: 'house.win_too_large',
    detail: { max: '6000' },
  });
  expect(await buy('DIGIT_2', '7', '154')).toMatchObject(placed);
  expect(await issueOf(GAME, no)).toMatchObject({ loadMax: '30', issue: { slips: 3 } });

  expect(await set(shipped)).toEqual({ was: tight });
  expect(await buy('BS_1', 'BIG', '1501')).toMatchObject(placed);
  expect(await house.listFaults()).toEqual([]);
});
