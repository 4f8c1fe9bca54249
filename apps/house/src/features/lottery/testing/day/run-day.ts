import type { Draws } from '@maneki/games/fair/draws';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findLotteryGame, LOTTERY_GAMES } from '@maneki/games/lottery/games';
import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { keepHouseGames } from '@maneki/server/features/catalog/index';
import type { TestHouse } from '#testing/test-house';
import { openShop } from './open-shop.ts';
import { runNodes } from './run-nodes.ts';
import { seatMembers } from './seat-members.ts';

const OFFICIAL = findLotteryGame('lottovnnnorth')!;
const HALF = { gameId: 'lottoseafast5', play: 'TOP2', numbers: ['07', '23', '88'] } as const;
const CLOSED = { gameId: 'lottoseafast5', play: 'BOTTOM2', numbers: ['13'] } as const;
/** So long after its draw somebody types what was drawn elsewhere. */
const ENTERED_AFTER_MS = MINUTE_MS;
/** After the last draw everything has so many minutes to end, and whoever still has to end is given some more. */
const AFTERWARDS = { least: 5, most: 60 };

export type DaySize = {
  readonly from: Date;
  readonly minutes: number;
  readonly tickets: number;
  /** Most slips have no more tickets than this. */
  readonly few: number;
  readonly kills: number;
  readonly voids: number;
  readonly members: number;
};

export const gamesOfDay = [
  ...LOTTERY_GAMES.filter(({ drawSource }) => drawSource === 'HOUSE'),
  OFFICIAL,
];

/**
 * A day of all lotteries of the house and an official one, minute by minute by a clock that is moved: slips and chases
 * are bought and given back, issues drawn and settled, and whoever runs them ends again and again.
 */
export async function runDay(test: TestHouse, by: Draws, size: DaySize) {
  const { house, clock } = test;
  const { lotteryDesk } = house;
  const from = size.from.getTime();
  const endsAt = from + size.minutes * MINUTE_MS;
  await house.advanceLotteries();
  await lotteryDesk.setLottery({ gameId: OFFICIAL.gameId, isOffered: true });
  clock.advance(from - clock.now().getTime());
  await house.advanceLotteries();
  const manifest = await house.readManifest();
  await test.database.transact((tx) => keepHouseGames(tx as never, manifest));
  const halvesFrom = await restrict(test);
  const official = await findOfficial(test);
  const seats = await seatMembers(test, { members: size.members, games: gamesOfDay });
  const isSold = () => clock.now().getTime() < Date.parse(official.closeAt);
  const officialNo = () => (isSold() ? official.no : undefined);
  const shop = openShop(test, { by, seats, few: size.few, endsAt, officialNo });
  const nodes = runNodes(test, by);
  const voided = new Set<string>();
  for (let minute = 0; minute < size.minutes; minute += 1) {
    const share = (whole: number) => Math.floor((whole * (minute + 1)) / size.minutes);
    if (nodes.kills() < share(size.kills)) await nodes.openMortal();
    // Who died at the draw took some seconds of the minute along.
    clock.advance(Math.max(0, from + minute * MINUTE_MS - clock.now().getTime()));
    await nodes.advance();
    await enterOfficial(test, by, official);
    await shop.sellUntil(share(size.tickets), nodes.mortal()?.call);
    if (voided.size < share(size.voids)) await voidOne(test, by, voided);
    clock.advance(16 * SECOND_MS);
    await house.recover();
    await shop.askAgain();
    await shop.cancelSome();
    if (by.below(4) > 0) continue;
    // Issues of a minute close, and nothing else happens.
    clock.advance(Math.max(0, from + minute * MINUTE_MS + 55 * SECOND_MS - clock.now().getTime()));
    await nodes.advance();
  }
  clock.advance(Math.max(0, endsAt - clock.now().getTime()));
  const isOver = (minute: number) => minute >= AFTERWARDS.least && nodes.kills() >= size.kills;
  for (let minute = 0; minute < AFTERWARDS.most && !isOver(minute); minute += 1) {
    if (nodes.kills() < size.kills) await nodes.openMortal();
    await nodes.advance();
    await enterOfficial(test, by, official);
    clock.advance(20 * SECOND_MS);
    // They are taken up so many at a time.
    while ((await house.recover()) > 0);
    clock.advance(41 * SECOND_MS);
  }
  return { shop, voided, endsAt, halvesFrom, seats, kills: nodes.kills(), official };
}

export const isHalfPaid =
  (halvesFrom: number) =>
  (gameId: string, no: number) =>
  (play: string, line: string): boolean =>
    gameId === HALF.gameId &&
    no >= halvesFrom &&
    play === HALF.play &&
    HALF.numbers.some((number) => number === line);

/** Says of some numbers what becomes of them, from the next issue on. */
async function restrict({ house }: TestHouse): Promise<number> {
  const { games } = await house.readLotteries();
  const fromNo = games.find(({ gameId }) => gameId === HALF.gameId)!.current!.no + 1;
  const { lotteryDesk } = house;
  const said = [
    await lotteryDesk.restrictNumbers({ ...HALF, rule: 'HALF', fromNo }),
    await lotteryDesk.restrictNumbers({ ...CLOSED, rule: 'CLOSED', fromNo }),
  ];
  invariant(
    said.every((one) => one === 'RESTRICTED'),
    `numbers were restricted: ${said}`,
  );
  return fromNo;
}

async function findOfficial({ house }: TestHouse) {
  const { games } = await house.readLotteries();
  const game = games.find(({ gameId }) => gameId === OFFICIAL.gameId);
  invariant(game?.current, 'the north is offered');
  return { ...game.current, result: undefined as readonly string[] | undefined };
}

type Official = Awaited<ReturnType<typeof findOfficial>>;

async function enterOfficial({ house, clock }: TestHouse, by: Draws, official: Official) {
  const dueAt = Date.parse(official.drawAt) + ENTERED_AFTER_MS;
  if (official.result || clock.now().getTime() < dueAt) return;
  official.result = FAMILIES[OFFICIAL.family].draw(by);
  const { gameId } = OFFICIAL;
  const said = await house.lotteryDesk.enterResult({
    gameId,
    no: official.no,
    result: [...official.result],
  });
  invariant(said === 'ENTERED', `the north was ${said}`);
}

/** An operator takes an issue back that is open, with everything that was bet on it. */
async function voidOne({ house, clock }: TestHouse, by: Draws, voided: Set<string>) {
  const { gameId, schedule } = gamesOfDay[by.below(gamesOfDay.length - 1)]!;
  invariant('minutes' in schedule, 'the house draws every few minutes');
  const no = Math.floor(clock.now().getTime() / (schedule.minutes * MINUTE_MS));
  const said = await house.lotteryDesk.voidIssue({ gameId, no, reason: 'TAKEN_BACK' });
  invariant(said === 'VOIDED', `${gameId} ${no} was ${said}`);
  voided.add(`${gameId} ${no}`);
}
