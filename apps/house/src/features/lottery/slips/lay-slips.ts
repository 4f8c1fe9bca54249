import type { HouseRefusal } from '@maneki/contract/house/refusals';
import { limitsOf } from '@maneki/games/lottery/stakes';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import {
  findLottery,
  holdTaking,
  insertChase,
  listKnown,
  listRestrictions,
  takesSlip,
} from '#features/draws';
import { listWished, placeRound, type Round } from '#features/rounds';
import { holdPair } from '#features/seeds';
import type { Tx } from '#platform/database';
import { drawId } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import type { Buyer } from './buyer.ts';
import { findEarlier, keyOfIssue } from './find-earlier.ts';
import { buyTickets, judgeSeries } from './judge-wish.ts';
import { loadIssue } from './load-issue.ts';
import { personalSeries } from './personal-series.ts';
import type { ReadWish } from './read-wish.ts';
import { describeSlipRound } from './slip-round.ts';

/** A wish, and when the house heard of it: nobody is late because many others came at the same moment. */
export type AskedWish = ReadWish & { readonly askedAt: Date };

export type LaidSlips = {
  readonly rounds: readonly Round[];
  readonly isNew: boolean;
  /** A stake that is not ours when the first issue is drawn is given back: nobody bets on what is known. */
  readonly untilMs: number;
  readonly chaseId?: string | undefined;
};

/** Undoes all that a wish has written before it was refused. */
export class WishRefusedError extends Error {
  override name = 'WishRefusedError';
  readonly refusal: HouseRefusal;
  constructor(refusal: HouseRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export const closed = ({ chase }: ReadWish): HouseRefusal =>
  chase ? { code: 'house.chase_invalid', detail: {} } : { code: 'house.issue_closed', detail: {} };

export const issuesOf = ({ no, chase }: ReadWish) => chase?.issues ?? [{ no, multiplier: 1 }];

/**
 * Writes down a slip of an issue, or of each issue of a chase, with what it loads them with. Answers those of before
 * where the wish came before.
 */
export async function laySlips(
  tx: Tx,
  services: HouseServices,
  { session, game }: Buyer,
  wish: AskedWish,
): Promise<LaidSlips | 'NOT_WRITTEN'> {
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
  if (!setting?.isOffered) return refuse({ code: 'house.game_off', detail: {} });
  const series = judgeSeries(wish, personalSeries(game, session));
  if (series) refuse(series);
  const nos = wished.map(({ no }) => no);
  const issues = await holdTaking(tx, { gameId, nos, askedAt: wish.askedAt });
  // What was open when the game was paused goes to its end; nothing else begins.
  const isOpen =
    issues.length === nos.length && issues.every(({ status }) => status !== 'SCHEDULED');
  if (setting.isPaused && !isOpen) refuse({ code: 'house.game_off', detail: {} });
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
  const limits = limitsOf(moneyOf(currency), setting.limits);
  for (const [place, issue] of issues.entries()) {
    const bought = buyTickets(wish, {
      issue,
      times: wished[place]!.multiplier,
      restrictions: restrictions.filter(
        ({ fromNo, untilNo }) => fromNo <= issue.no && (untilNo === null || issue.no < untilNo),
      ),
      limits,
      chaseId,
    });
    if (!bought.ok) return refuse(bought.refusal);
    const problem = await loadIssue(tx, { session, issue, bought: bought.value }, setting.limits);
    if (problem) refuse(problem);
    const key = keys[place]!;
    const round = describeSlipRound({ session, game, issue, bought: bought.value, key, now });
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
