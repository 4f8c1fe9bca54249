import { add, type Fraction, fraction, multiply, ZERO } from '../exact/fraction.ts';
import type { Odds } from './odds.ts';
import type { Line, Play, Result, Win } from './play.ts';
import { linesOf, type Selection } from './selection.ts';

/** Numbers that are paid half in an issue, as was said before it opened. */
export type HalfPaid = ReadonlySet<string>;

/** What a ticket is paid by: an amount for each unit, the multiplier included, at odds for each prize. */
export type Bet = {
  readonly amount: bigint;
  readonly odds: Odds;
  readonly halfPaid?: HalfPaid | undefined;
};

export const winsOf = (play: Play, { rows }: Selection, result: Result): readonly Win[] =>
  play.grammar.match(rows, play.read(result));

/** How many lines won, each as often as it did. */
export const winUnitsOf = (wins: readonly Win[]): number =>
  wins.reduce((units, { count }) => units + count, 0);

/** What wins pay together, in ledger units. Only the whole is rounded, and it is rounded down. */
export const payoutOf = (wins: readonly Win[], bet: Bet): bigint =>
  payOf(
    bet.amount,
    wins.reduce((all, win) => {
      const odds = oddsOfLine(bet, win.prize, win.line);
      return add(all, multiply(odds, fraction(win.count)));
    }, ZERO),
  );

/** What the luckiest result pays: a ticket is refused by it, never cut. */
export const largestPayout = (play: Play, { rows }: Selection, bet: Bet): bigint =>
  play.grammar
    .extremes(rows)
    .map((wins) => payoutOf(wins, bet))
    .reduce(larger, 0n);

/**
 * How much each number of a play is loaded with: what its line pays when it wins. A number that is drawn twice pays
 * twice, which the load does not foresee.
 */
export function* loadsOf(
  play: Play,
  selection: Selection,
  bet: Bet,
): Generator<{ readonly line: string; readonly payout: bigint }> {
  for (const { key, prizes } of linesOf(play, selection))
    yield { line: key, payout: loadOf({ key, prizes }, bet) };
}

const loadOf = ({ key, prizes }: Line, bet: Bet): bigint =>
  prizes.map((prize) => payOf(bet.amount, oddsOfLine(bet, prize, key))).reduce(larger);

const larger = (one: bigint, other: bigint): bigint => (one < other ? other : one);

const HALF = fraction(1, 2);

const oddsOfLine = ({ odds, halfPaid }: Bet, prize: number, line?: string): Fraction =>
  line !== undefined && halfPaid?.has(line) ? multiply(odds[prize]!, HALF) : odds[prize]!;

const payOf = (amount: bigint, { numerator, denominator }: Fraction): bigint =>
  (amount * numerator) / denominator;
