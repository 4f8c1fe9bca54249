import type { TeamFigures } from '@maneki/contract/agents/team-schemas';
import { writeAmount } from '@maneki/kernel/money';

/** What somebody did, or a team: amounts in ledger units, bets and first deposits as numbers of them. */
export const FIGURES = [
  'stake',
  'validTurnover',
  'payout',
  'bets',
  'deposits',
  'firstDeposits',
  'withdrawals',
  'rebates',
  'promotions',
  'salaries',
  'dividends',
] as const;

export type Figure = (typeof FIGURES)[number];
export type Figures = Readonly<Record<Figure, bigint>>;

/** What belongs to a kind of games as well. */
export const PLAY_FIGURES = ['stake', 'validTurnover', 'payout', 'bets'] as const;
export type PlayFigures = Pick<Figures, (typeof PLAY_FIGURES)[number]>;

export const NOTHING = Object.fromEntries(FIGURES.map((figure) => [figure, 0n])) as Figures;

export const addFigures = (left: Figures, right: Partial<Figures>): Figures =>
  Object.fromEntries(
    FIGURES.map((figure) => [figure, left[figure] + (right[figure] ?? 0n)]),
  ) as Figures;

/** What members won: positive where the house lost. */
const netOf = ({ payout, stake, rebates, promotions }: Figures): bigint =>
  payout - stake + rebates + promotions;

/** Figures as agents read them. */
export const describeFigures = (figures: Figures): TeamFigures => ({
  turnover: writeAmount(figures.stake),
  validTurnover: writeAmount(figures.validTurnover),
  payout: writeAmount(figures.payout),
  bets: Number(figures.bets),
  deposit: writeAmount(figures.deposits),
  firstDepositCount: Number(figures.firstDeposits),
  withdrawal: writeAmount(figures.withdrawals),
  rebate: writeAmount(figures.rebates),
  promotion: writeAmount(figures.promotions),
  salary: writeAmount(figures.salaries),
  dividend: writeAmount(figures.dividends),
  net: writeAmount(netOf(figures)),
});
