import { invariant } from '@maneki/kernel/invariant';
import { divide, type Fraction, fraction, multiply, sum } from '../exact/fraction.ts';
import type { Play, PlayType } from './play.ts';
import { ELOTT_SERIES, isSeries, type PrizeMode, SERIES } from './series.ts';

/** What each prize of a play gives back for one unit, stake included, as it was when a ticket was bought. */
export type Odds = readonly Fraction[];

/** How a ticket is paid. Series are chosen where members have their own, else all pay alike. */
export type Terms = {
  readonly type: PlayType;
  readonly mode: PrizeMode;
  readonly series?: number | undefined;
};

export function oddsOf(play: Play, { type, mode, series }: Terms): Odds {
  invariant(play.types.includes(type), `${play.code} is not played as ${type}`);
  if (type === 'TRADITION') {
    const paid = mode === 'ELOTT' ? ELOTT_SERIES : series;
    invariant(paid !== undefined && isSeries(paid), 'a series was chosen');
    return seriesOdds(play, paid);
  }
  return play.prizes.map(({ pays }) => {
    invariant(pays, `${play.code} has fixed odds`);
    return pays;
  });
}

/** Fair odds, less what the series keeps: never rounded here, a payout is, and only at its end. */
export function seriesOdds({ price, prizes }: Play, series: number): Odds {
  const kept = fraction(series, SERIES.whole);
  return prizes.map(({ chance }) => multiply(kept, divide(fraction(price), chance)));
}

/**
 * What a unit gives back in the mean. A line has one prize of many, unless prizes are steps of the same line;
 * then all of them add up.
 */
export function returnsOf(play: Play, odds: Odds): readonly Fraction[] {
  const each = play.prizes.map(({ chance }, prize) =>
    divide(multiply(chance, odds[prize]!), fraction(play.price)),
  );
  return play.grammar.form === 'SUBSET' ? [sum(each)] : each;
}

/** Odds as a ticket keeps them: exact, and readable. */
export const writeOdds = (odds: Odds): string =>
  odds.map(({ numerator, denominator }) => `${numerator}/${denominator}`).join(' ');

export const readOdds = (written: string): Odds =>
  written.split(' ').map((each) => {
    const [numerator = '', denominator = ''] = each.split('/');
    return fraction(BigInt(numerator), BigInt(denominator));
  });
