import { isCancellable } from '@maneki/games/lottery/games';
import { keyOfIssue } from '@maneki/house/features/lottery/slips/find-earlier';
import { SECOND_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { parseAmount } from '@maneki/kernel/money';
import { issuesOf, minutesOf, type Order, opensAt } from './order.ts';
import { paySlipAgain } from './pay-again.ts';
import { type Booked, complainOf } from './read-books.ts';
import { type EndedIssue, nameOf } from './watch-issues.ts';

export type DayBooks = {
  readonly orders: readonly Order[];
  readonly issues: ReadonlyMap<string, EndedIssue>;
  readonly slips: ReadonlyMap<string, Booked>;
  /** Which numbers pay half. */
  isHalfPaid(gameId: string, no: number): (play: string, line: string) => boolean;
};

export type CheckedDay = {
  readonly wrong: readonly string[];
  /** What each member ought to have won, less what was lost. */
  readonly gains: ReadonlyMap<string, bigint>;
  readonly ends: Readonly<Record<'settled' | 'givenBack' | 'stoppedChases', number>>;
};

const TOLD_MAX = 20;

/** Holds everything that a day left in the books against what its orders come to by the second reading of the rules. */
export function checkDay(books: DayBooks): CheckedDay {
  const { orders, issues, slips } = books;
  const wrong: string[] = [];
  const gains = new Map<string, bigint>();
  const totals = new Map<string, { stake: bigint; win: bigint; slips: number }>();
  const ends = { settled: 0, givenBack: 0, stoppedChases: 0 };
  const known = new Set<string>();
  for (const order of orders) {
    const { seat, wish } = order;
    const keys = issuesOf(order).map(({ no }, place) =>
      place === 0 ? wish.key : keyOfIssue(wish.key, no),
    );
    for (const key of keys) known.add(key);
    const booked = keys.map((key) => slips.get(key));
    if (order.answer !== 'taken' && booked.every(isNothing)) continue;
    if (typeof order.answer === 'object') wrong.push(`${wish.key} was refused, and stands`);
    const expected = expectEnds(order, books);
    if (expected.some(({ isStopped }) => isStopped)) ends.stoppedChases += 1;
    for (const [place, end] of expected.entries()) {
      const slip = booked[place];
      const said = slip ? `${slip.status} ${slip.stake} ${slip.win}` : 'nothing';
      const right = end.isSettled ? `SETTLED ${end.stake} ${end.win}` : 'VOIDED';
      if (!said.startsWith(right))
        wrong.push(`${end.issue}: ${right} is right, ${said} is written`);
      ends[end.isSettled ? 'settled' : 'givenBack'] += 1;
      if (!end.isSettled) continue;
      gains.set(seat.playerId, (gains.get(seat.playerId) ?? 0n) + end.win - end.stake);
      const total = totals.get(end.issue) ?? { stake: 0n, win: 0n, slips: 0 };
      total.stake += end.stake;
      total.win += end.win;
      total.slips += 1;
      totals.set(end.issue, total);
    }
  }
  for (const slip of slips.values()) {
    const complaint = known.has(slip.key) ? complainOf(slip) : 'nobody wished for it';
    if (complaint) wrong.push(`slip ${slip.id} of ${nameOf(slip)}: ${complaint}`);
  }
  for (const [name, issue] of issues) wrong.push(...complainOfIssue(name, issue, totals.get(name)));
  return { wrong: wrong.slice(0, TOLD_MAX), gains, ends };
}

const isNothing = (slip: Booked | undefined): boolean =>
  slip === undefined || slip.status === 'VOIDED' || slip.status === 'DECLINED';

type End = { readonly issue: string; readonly isStopped?: boolean } & (
  | { readonly isSettled: true; readonly stake: bigint; readonly win: bigint }
  | { readonly isSettled: false }
);

/** What becomes of each slip of an order: of a chase that stops with a win the rest is given back. */
function expectEnds(order: Order, { issues, isHalfPaid }: DayBooks): readonly End[] {
  const { seat, wish } = order;
  const { gameId } = seat.game;
  let hasWon = false;
  return issuesOf(order).map(({ no, multiplier }) => {
    const issue = nameOf({ gameId, no });
    const ended = issues.get(issue);
    invariant(ended, `${issue} was bet on`);
    const isStopped = hasWon;
    if (isStopped || ended.status === 'VOID' || isGivenBack(order, no))
      return { issue, isStopped, isSettled: false };
    invariant(ended.result, `${issue} has a result`);
    const paid = paySlipAgain(seat.game, wish, {
      result: ended.result,
      times: multiplier,
      isHalfPaid: isHalfPaid(gameId, no),
    });
    hasWon = wish.chase?.stopsOnWin === true && order.cancelledAt === undefined && paid.win > 0n;
    return { issue, isSettled: true, ...paid };
  });
}

/** Of a chase only what is not open yet, unless slips of the game can be given back while they are. */
function isGivenBack({ seat, wish, cancelledAt }: Order, no: number): boolean {
  if (cancelledAt === undefined || !wish.chase) return cancelledAt !== undefined;
  const { game } = seat;
  invariant('minutes' in game.schedule, 'days apart nothing is chased');
  const closesAt = opensAt(seat, no + 1) - game.schedule.closesBeforeSeconds * SECOND_MS;
  const isFree = isCancellable(game, wish.playType);
  return closesAt > cancelledAt && (isFree || opensAt(seat, no) > cancelledAt);
}

function complainOfIssue(
  name: string,
  { status, result, drawn, ends, totals }: EndedIssue,
  right: { readonly stake: bigint; readonly win: bigint; readonly slips: number } | undefined,
): string[] {
  const wrong: string[] = [];
  if (status !== 'SETTLED' && status !== 'VOID') wrong.push(`${name} is ${status}`);
  if (ends !== 1) wrong.push(`${name} ended ${ends} times`);
  if (status === 'SETTLED' && drawn && String(drawn) !== String(result))
    wrong.push(`${name}: ${result} was drawn, its seed says ${drawn}`);
  const [total] = totals;
  const said = total && [parseAmount(total.stake), parseAmount(total.win), total.slips].join();
  const expected = right && [right.stake, right.win, right.slips].join();
  if (said !== expected) wrong.push(`${name} is summed up as ${said}, its slips as ${expected}`);
  return wrong;
}

/** The numbers that issues of a fast game must have, one by one, within so many minutes. */
export const numbersOf = (order: Pick<Order, 'seat'>, from: number, until: number): number[] => {
  const length = minutesOf(order.seat)! * 60_000;
  return Array.from({ length: (until - from) / length }, (_, each) => from / length + each);
};
