import { FAMILIES } from '@maneki/games/lottery/families';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { keepHouseGames } from '@maneki/server/features/catalog/index';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listIssues } from '#features/draws';
import { listOpenExceptions } from '#features/exceptions';
import { draws } from './testing/random-slips.ts';
import { startLotteries } from './testing/test-lotteries.ts';

const lotteries = await startLotteries();
const { house } = lotteries;
const { desk, lotteryDesk } = house.house;
afterAll(() => house.dispose());
beforeEach(() => house.line.heal());

const gameId = 'lottovnnnorth';
const tickets = [{ play: 'DE', selection: '47', stake: '100' }];

await lotteryDesk.setLottery({ gameId, isOffered: true });
await lotteries.advance(MINUTE_MS);
const manifest = await house.house.readManifest();
await house.database.transact((tx) => keepHouseGames(tx as never, manifest));

const current = async () => (await lotteries.game(gameId)).current!;
const numbers = async () =>
  (await house.database.statement((tx) => listIssues(tx, { gameId, limit: 100 }))).map(
    ({ no, issueNo }) => ({ no, issueNo }),
  );

/** Whether days follow each other by number as they do by date. */
function expectDaily(issues: readonly { readonly no: number; readonly issueNo: string }[]) {
  const byNo = issues.toSorted((one, other) => one.no - other.no);
  expect(byNo.map(({ no }) => no)).toEqual(byNo.map((_, place) => byNo[0]!.no + place));
  expect(byNo.map(({ issueNo }) => issueNo)).toEqual(
    byNo.map(({ issueNo }) => issueNo).toSorted((one, other) => one.localeCompare(other)),
  );
}

test('a bet on a far draw leaves no gap in the numbers, whether or not it is taken', async () => {
  const seat = await lotteries.sit(gameId);
  const { no, drawAt } = await current();
  expect((await seat.buy({ no: no + 51, tickets })).json().code).toBe('house.issue_closed');
  expect(await numbers()).toHaveLength(2);
  const poor = [{ ...tickets[0]!, stake: '1' }];
  expect((await seat.buy({ no: no + 20, tickets: poor })).json().code).toBe(
    'house.stake_under_limit',
  );
  expectDaily(await numbers());
  expect((await seat.buy({ no: no + 50, tickets })).json()).toMatchObject({
    slips: [{ status: 'OPEN', roundNo: no + 50 }],
  });
  const written = await numbers();
  expect(written).toHaveLength(51);
  expectDaily(written);
  expect(await current()).toMatchObject({ no, status: 'OPEN' });
  await lotteries.until(drawAt);
  expect(await current()).toMatchObject({ no: no + 1, status: 'OPEN' });
  await lotteries.advance(DAY_MS);
  expectDaily(await numbers());
});

test('numbers that an operator restricts far ahead leave no gap either', async () => {
  const { no } = await current();
  const restrict = (fromNo: number) =>
    desk.restrictNumbers({ gameId, play: 'DE', numbers: ['47'], rule: 'CLOSED', fromNo });
  expect(await restrict(no + 51)).toMatchObject({ outcome: 'UNKNOWN' });
  expect(await restrict(no + 50)).toMatchObject({ outcome: 'RESTRICTED' });
  expect(await restrict(no - 1)).toMatchObject({ outcome: 'OPENED' });
  expectDaily(await numbers());
  expect((await lotteries.game(gameId)).current!.no).toBe(no);
});

test('a pause over an opening costs no draw, and the issue that is open takes bets to its end', async () => {
  const { no, closeAt } = await current();
  await lotteries.until(closeAt, { less: MINUTE_MS });
  const seat = await lotteries.sit(gameId);
  await lotteryDesk.setLottery({ gameId, isPaused: true });
  expect(await lotteries.game(gameId)).toMatchObject({ isOpen: true, current: { no } });
  expect((await seat.buy({ no, tickets })).json()).toMatchObject({ slips: [{ status: 'OPEN' }] });
  expect((await seat.buy({ no: no + 1, tickets })).json().code).toBe('house.game_off');
  await lotteries.until(closeAt);
  await lotteries.advance(MINUTE_MS);
  expect(await lotteries.game(gameId)).toMatchObject({
    isOpen: false,
    drawing: { no },
    current: { no: no + 1, status: 'SCHEDULED' },
  });
  expect((await seat.buy({ no: no + 1, tickets })).json().code).toBe('house.game_off');
  await lotteryDesk.setLottery({ gameId, isPaused: false });
  await lotteries.advance(1_000);
  expect(await lotteries.game(gameId)).toMatchObject({
    isOpen: true,
    current: { no: no + 1, status: 'OPEN' },
  });
});

test('an issue that its game rested over to its close is void, and gives back what was bet on it', async () => {
  const seat = await lotteries.sit(gameId);
  const { no, closeAt } = await current();
  expect((await seat.buy({ no: no + 1, tickets })).statusCode).toBe(200);
  await lotteryDesk.setLottery({ gameId, isPaused: true });
  await lotteries.until(closeAt);
  expect((await lotteries.game(gameId)).current).toMatchObject({ no: no + 1, status: 'SCHEDULED' });
  await lotteries.advance(DAY_MS);
  const again = await lotteries.sit(gameId);
  const [slip] = (await again.listSlips()).slips;
  expect(slip).toMatchObject({ roundNo: no + 1, status: 'VOIDED' });
  expect(await house.listFaults()).toEqual([]);
});

test('a slip that was bought days before is not late when it is due: its payment is repeated within seconds', async () => {
  await lotteryDesk.setLottery({ gameId, isPaused: false });
  await lotteries.advance(DAY_MS);
  const seat = await lotteries.sit(gameId);
  const { no } = await current();
  expect((await seat.buy({ no: no + 2, tickets })).statusCode).toBe(200);
  await lotteries.advance(2 * DAY_MS);
  const issue = await current();
  expect(issue.no).toBe(no + 2);
  await lotteries.until(issue.drawAt);
  const result = FAMILIES.VN_N.draw(draws);
  expect(await lotteryDesk.enterResult({ gameId, no: no + 2, result })).toBe('ENTERED');
  house.line.fail('win', 'lost before', 'lost before');
  await lotteries.advance(1_000);
  // By whoever takes it up, which is answered no better.
  house.clock.advance(16_000);
  await house.house.recover();
  expect(await house.database.statement(listOpenExceptions)).toEqual([]);
  house.clock.advance(5_000);
  expect(await house.house.recover()).toBe(1);
  expect((await (await lotteries.sit(gameId)).listSlips()).slips[0]).toMatchObject({
    ...{ roundNo: no + 2, status: 'SETTLED' },
  });
});
