import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { LotteryGame } from '@maneki/games/lottery/games';
import { limitsOf } from '@maneki/games/lottery/stakes';
import { SECOND_MS } from '@maneki/kernel/clock';
import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { isPlayCurrency, moneyOf } from '@maneki/kernel/wallet-currency';
import {
  addLoads,
  addStake,
  findLottery,
  holdTaking,
  type Issue,
  insertChase,
  listKnown,
  listRestrictions,
  loadsOfTickets,
  mostOf,
  takesSlip,
} from '#features/draws';
import { answerRound, driveRound, listWished, placeRound, type Round } from '#features/rounds';
import { holdPair } from '#features/seeds';
import type { Session } from '#features/sessions';
import type { Tx } from '#platform/database';
import { inTurn } from '#platform/in-turn';
import { drawId } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import { keepWishedIssues } from '../run/keep-wished-issues.ts';
import type { BoughtSlips, Buyer } from './buyer.ts';
import { driveChase } from './drive-chase.ts';
import { findEarlier, keyOfIssue } from './find-earlier.ts';
import { type Bought, buyTickets, judgeSeries } from './judge-wish.ts';
import { personalSeries } from './personal-series.ts';
import { LOADED_MAX, type ReadWish } from './read-wish.ts';

/** Nobody waits longer for the platform. */
const WAIT_MS = 6 * SECOND_MS;
/** What a number of an issue may cost the house, in ten-thousandths of reference units. */
const LOAD_MAX = limitsOf('USD').loadMax;
/** All slips of a member on an issue have so many lines at most: the largest slip there is, and once more. */
const MEMBER_LINES_MAX = 2 * LOADED_MAX;

/** A wish, and when the house heard of it: nobody is late because many others came at the same moment. */
export type AskedWish = ReadWish & { readonly askedAt: Date };

/**
 * Buys a slip of an issue, or of each issue of a chase. Whether it is taken is decided where its issues are held, by
 * the clock of the house; then the platform is asked for the money, as for every bet.
 */
export async function placeSlip(
  services: HouseServices,
  buyer: Buyer,
  wish: AskedWish,
): Promise<Outcome<BoughtSlips, HouseRefusal>> {
  const placed = await tryToPlace(services, buyer, wish);
  if (!placed.ok) return placed;
  const { rounds, isNew, untilMs, chaseId } = placed.value;
  if (!isNew) return answerAll(services, buyer.session, rounds);
  const signal = AbortSignal.timeout(Math.min(WAIT_MS, untilMs));
  if (chaseId !== undefined)
    return driveChase(services, buyer.session, { rounds, chaseId, signal });
  const driven = await driveRound(services, rounds[0]!, { isFresh: true, signal });
  const answer = await answerRound(services, buyer.session, driven);
  return answer.ok ? done({ rounds: [driven.round], balance: driven.balance }) : answer;
}

/** A wish that came again is answered as it stands; where it took nothing, by the same refusal. */
async function answerAll(
  services: HouseServices,
  session: Session,
  rounds: readonly Round[],
): Promise<Outcome<BoughtSlips, HouseRefusal>> {
  const [first] = rounds;
  if (first && rounds.length === 1) {
    const answer = await answerRound(services, session, { round: first, balance: undefined });
    if (!answer.ok) return answer;
  }
  return done({ rounds, balance: undefined });
}

type Placed = {
  readonly rounds: readonly Round[];
  readonly isNew: boolean;
  /** A stake that is not ours when the first issue is drawn is given back: nobody bets on what is known. */
  readonly untilMs: number;
  readonly chaseId?: string | undefined;
};

/** Undoes all that a wish has written before it was refused. */
class WishRefusedError extends Error {
  override name = 'WishRefusedError';
  readonly refusal: HouseRefusal;
  constructor(refusal: HouseRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

async function tryToPlace(
  services: HouseServices,
  buyer: Buyer,
  wish: AskedWish,
): Promise<Outcome<Placed, HouseRefusal>> {
  const { database } = services;
  const placing = () =>
    inTurn(buyer.session.playerId, () =>
      database.transact((tx) => place(tx, services, buyer, wish)),
    );
  try {
    const placed = await placing();
    if (placed !== 'NOT_WRITTEN') return done(placed);
    // Later issues are written down for whoever bets on them first.
    const nos = issuesOf(wish).map(({ no }) => no);
    const again = (await keepWishedIssues(services, buyer.game, nos)) ? await placing() : undefined;
    if (again && again !== 'NOT_WRITTEN') return done(again);
    return refused(closed(wish));
  } catch (error) {
    if (error instanceof WishRefusedError) return refused(error.refusal);
    throw error;
  }
}

const closed = ({ chase }: ReadWish): HouseRefusal =>
  chase ? { code: 'house.chase_invalid', detail: {} } : { code: 'house.issue_closed', detail: {} };

const issuesOf = ({ no, chase }: ReadWish) => chase?.issues ?? [{ no, multiplier: 1 }];

async function place(
  tx: Tx,
  services: HouseServices,
  { session, game }: Buyer,
  wish: AskedWish,
): Promise<Placed | 'NOT_WRITTEN'> {
  const refuse = (refusal: HouseRefusal): never => {
    throw new WishRefusedError(refusal);
  };
  const { playerId, gameId, currency } = session;
  const now = services.clock.now();
  // Whatever a player begins comes one after the other, so that a wish that is sent twice is found.
  await holdPair(tx, services, { playerId, now });
  const wished = issuesOf(wish);
  const keys = wished.map(({ no }, place) => (place === 0 ? wish.key : keyOfIssue(wish.key, no)));
  const earlier = await listWished(
    tx,
    keys.map((key) => ({ playerId, key })),
  );
  if (earlier.length > 0) {
    const first = earlier.find(({ key }) => key === wish.key.toLowerCase());
    // A key that only follows from this one was chosen for another wish.
    const rounds = first && (await findEarlier(tx, first, { wish, gameId, currency }));
    if (!rounds) return refuse({ code: 'house.key_reused', detail: {} });
    return { rounds, isNew: false, untilMs: 0 };
  }
  const setting = await findLottery(tx, gameId);
  if (!setting?.isOffered) refuse({ code: 'house.game_off', detail: {} });
  const series = judgeSeries(wish, personalSeries(game, session));
  if (series) refuse(series);
  const nos = wished.map(({ no }) => no);
  const issues = await holdTaking(tx, { gameId, nos, askedAt: wish.askedAt });
  // What was open when the game was paused goes to its end; nothing else begins.
  const isOpen =
    issues.length === nos.length && issues.every(({ status }) => status !== 'SCHEDULED');
  if (setting?.isPaused && !isOpen) refuse({ code: 'house.game_off', detail: {} });
  if (issues.length < nos.length) {
    const known = await listKnown(
      tx,
      nos.map((no) => ({ gameId, no })),
    );
    return known.length < nos.length ? 'NOT_WRITTEN' : refuse(closed(wish));
  }
  const at = services.clock.now();
  if (!issues.every((issue) => takesSlip(issue, { askedAt: wish.askedAt, now: at })))
    refuse(closed(wish));
  const restrictions = await listRestrictions(tx, { gameId, no: wish.no, andLater: true });
  const chaseId = wish.chase && drawId(now);
  const rounds: Round[] = [];
  const inMoney = moneyOf(currency);
  for (const [place, issue] of issues.entries()) {
    const bought = buyTickets(wish, {
      issue,
      times: wished[place]!.multiplier,
      restrictions: restrictions.filter(
        ({ fromNo, untilNo }) => fromNo <= issue.no && (untilNo === null || issue.no < untilNo),
      ),
      currency: inMoney,
      chaseId,
    });
    if (!bought.ok) return refuse(bought.refusal);
    const problem = await load(tx, { session, issue, bought: bought.value });
    if (problem) refuse(problem);
    const key = keys[place]!;
    const round = writeRound({ session, game, issue, bought: bought.value, key, now });
    rounds.push(await placeRound(tx, round));
  }
  if (wish.chase && chaseId !== undefined)
    await insertChase(tx, {
      playerId,
      id: chaseId,
      key: wish.key,
      gameId,
      currency,
      stopsOnWin: wish.chase.stopsOnWin,
      status: 'PLACING',
      issues: issues.map(({ no, issueNo }, place) => ({
        no,
        issueNo,
        multiplier: wished[place]!.multiplier,
        roundId: rounds[place]!.id,
      })),
      placedAt: now,
    });
  return { rounds, isNew: true, untilMs: issues[0]!.drawAt.getTime() - at.getTime(), chaseId };
}

type Buying = { readonly session: Session; readonly issue: Issue; readonly bought: Bought };

/** Puts a slip on its issue, unless the member or one of its numbers would carry too much. */
async function load(tx: Tx, { session, issue, bought }: Buying): Promise<HouseRefusal | undefined> {
  const { playerId, currency } = session;
  const { gameId, no } = issue;
  const payout = mostOf(bought.tickets);
  const most = limitsOf(moneyOf(currency)).memberPayoutMax;
  const lines = bought.tickets.reduce((sum, { selection }) => sum + selection.lines, 0);
  const stake = { gameId, no, playerId, currency, stake: bought.stake, payout, lines };
  const tooMuch = await addStake(tx, stake, { payout: most, lines: MEMBER_LINES_MAX });
  if (tooMuch === 'PAYOUT')
    return { code: 'house.win_too_large', detail: { max: writeAmount(most) } };
  if (tooMuch) return { code: 'house.lines_over_limit', detail: { max: MEMBER_LINES_MAX } };
  if (isPlayCurrency(currency)) return undefined;
  const loads = loadsOfTickets(bought.tickets, currency);
  const full = await addLoads(tx, issue, { loads, most: LOAD_MAX });
  if (!full) return undefined;
  return { code: 'house.number_full', detail: { play: full.play, number: full.line } };
}

const writeRound = ({
  session,
  game,
  issue,
  bought,
  key,
  now,
}: Buying & { readonly game: LotteryGame; readonly key: string; readonly now: Date }) => ({
  kind: 'lottery' as const,
  playerId: session.playerId,
  id: drawId(now),
  key,
  sessionId: session.id,
  merchant: session.merchant,
  vendor: session.vendor,
  gameId: game.gameId,
  currency: session.currency,
  stake: bought.stake,
  win: 0n,
  bet: bought.slip,
  outcome: null,
  isAlone: false,
  model: game.family,
  modelVersion: MODEL_VERSION,
  // What proves it is the day's seed: the number of the issue stands in the place of a nonce.
  seedId: drawId(now),
  commitment: issue.commitment ?? '',
  nonce: issue.no,
  blocks: 0,
  hasJackpots: false,
  tableRound: issue.no,
  placedAt: now,
});

const MODEL_VERSION = 1;
