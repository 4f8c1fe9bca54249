import {
  type DrawnIssue,
  LOTTERY_PRIZE_MODES,
  type LotteryPrizeMode,
  type restrictedNumbers,
} from '@maneki/contract/house/lottery';
import { findLotteryGame, type LotteryGame } from '@maneki/games/lottery/games';
import { highestSeries } from '@maneki/games/lottery/series';
import { limitsOf, unitValuesOf } from '@maneki/games/lottery/stakes';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { invariant } from '@maneki/kernel/invariant';
import { writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { calendarOf, findLottery, listIssues, listRestrictions } from '#features/draws';
import type { KindState } from '#features/frame';
import { listRounds } from '#features/rounds';
import type { Session } from '#features/sessions';
import type { Tx } from '#platform/database';
import { markFor } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import { viewDrawn, viewGame } from './board/view-game.ts';
import { personalSeries } from './slips/personal-series.ts';
import { viewSlips } from './slips/view-slip.ts';

/** So many of the last results, and of the player's last slips, are shown at first. */
const RECENT = 30;
const SLIPS = 20;
const WAITING_MAX = 64;

/** What the page of a lottery needs to show itself. */
export async function describeLottery(
  { database, clock }: HouseServices,
  session: Session,
): Promise<KindState<'lottery'> | undefined> {
  const { gameId, playerId, currency } = session;
  const game = findLotteryGame(gameId);
  invariant(game, `${gameId} is a lottery`);
  return database.transact(async (tx) => {
    const setting = await findLottery(tx, gameId);
    if (!setting?.isOffered) return undefined;
    const view = await findView(tx, game, clock.now());
    const wanted = { playerId, gameId, currency, before: undefined, limit: SLIPS };
    const rounds = await listRounds(tx, wanted);
    const money = moneyOf(currency);
    const limits = limitsOf(money, setting.limits);
    return {
      kind: 'lottery',
      player: markFor('lottery desk', playerId),
      stakes: stakesOf(money).map(writeAmount),
      ...view,
      zone: calendarOf(game).zone,
      unitValues: unitValuesOf(money).map(writeAmount),
      prizeModes: modesFor(game, session),
      highestSeries: findHighest(game, session),
      limits: {
        ticketStakeMin: writeAmount(limits.ticketStakeMin),
        ticketStakeMax: writeAmount(limits.ticketStakeMax),
        ticketPayoutMax: writeAmount(limits.ticketPayoutMax),
        memberPayoutMax: writeAmount(limits.memberPayoutMax),
      },
      slips: await viewSlips(tx, game, { rounds, now: clock.now() }),
    };
  });
}

async function findView(tx: Tx, game: LotteryGame, now: Date) {
  const { gameId } = game;
  const setting = await findLottery(tx, gameId);
  const waiting = await listIssues(tx, {
    gameId,
    limit: WAITING_MAX,
    statuses: ['SCHEDULED', 'OPEN', 'CLOSED'],
  });
  const past = await listIssues(tx, {
    gameId,
    limit: RECENT,
    statuses: ['DRAWN', 'SETTLED', 'VOID'],
  });
  const recent: DrawnIssue[] = past.map((issue) => viewDrawn(game, issue));
  const view = viewGame(game, { setting, issues: waiting, over: recent, now });
  const restricted = view.current ? await findRestricted(tx, { gameId, no: view.current.no }) : [];
  return { game: view, recent, restricted };
}

/** What an operator said of the numbers of an issue. */
export async function findRestricted(
  tx: Tx,
  issue: { readonly gameId: string; readonly no: number },
): Promise<ReturnType<typeof restrictedNumbers.parse>> {
  const restrictions = await listRestrictions(tx, issue);
  const groups = Map.groupBy(restrictions, ({ play, rule }) => `${play} ${rule}`);
  return [...groups.values()].map((group) => ({
    play: group[0]!.play,
    rule: group[0]!.rule,
    numbers: group.map(({ number }) => number),
  }));
}

const modesFor = (game: LotteryGame, { prizeModes }: Session): LotteryPrizeMode[] =>
  LOTTERY_PRIZE_MODES.filter(
    (mode) => game.prizeModes.includes(mode) && (prizeModes?.includes(mode) ?? true),
  );

function findHighest(game: LotteryGame, session: Session) {
  const personal = personalSeries(game, session);
  if (personal === undefined) return {};
  const highest = modesFor(game, session).flatMap((mode) => {
    const most = highestSeries(mode, personal);
    return most === undefined ? [] : [[mode, most] as const];
  });
  return Object.fromEntries(highest);
}
