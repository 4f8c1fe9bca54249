import type { RebateGroup } from '../agents/rebate-groups.ts';
import type { LotteryFamily, LotteryPrizeMode } from '../house/lottery.ts';
import type { Category } from './tickets.ts';

/** Families of lotteries as series tell them apart; what has no series of one's own is OTHER. */
export const LOTTERY_GROUPS = ['SSC', 'K3', '11X5', 'PK10', 'VN', 'OTHER'] as const;

export type LotteryGroup = (typeof LOTTERY_GROUPS)[number];
/** Groups in which members have a series of their own. */
export type SeriesGroup = Exclude<LotteryGroup, 'OTHER'> & RebateGroup;

/** By which prizes a lottery ticket is paid. Whoever chose a series below their own gets the difference back. */
export type LotteryTerms = {
  readonly mode: LotteryPrizeMode;
  readonly group: LotteryGroup;
  readonly series?: number | undefined;
  /** Which draw it is on, as players read it. */
  readonly issue?: string | undefined;
};

/** Up to which series somebody may bet, group by group. */
export type PersonalSeries = Readonly<Partial<Record<SeriesGroup, number>>>;

/** As the rules of lotteries have it: what bets may name. */
export const CHOSEN_SERIES = { least: 1_700, most: 1_970, step: 2 } as const;

export const hasSeries = (group: LotteryGroup): group is SeriesGroup => group !== 'OTHER';

/** Modes in which a series is chosen; in the others all are paid alike. */
export const isSeriesMode = (mode: LotteryPrizeMode): boolean => mode === 'LOTT' || mode === 'ZY';

/** Where a ticket counts: by the prizes that were chosen, whatever the game is listed under. */
export const categoryOfMode = (mode: LotteryPrizeMode): Category =>
  isSeriesMode(mode) ? 'LOTT' : 'ELOTT';

export const isLottery = (category: Category): category is 'LOTT' | 'ELOTT' =>
  category === 'LOTT' || category === 'ELOTT';

const GROUP_OF: Readonly<Record<LotteryFamily, LotteryGroup>> = {
  VN_N: 'VN',
  VN_C: 'VN',
  VN_S: 'VN',
  SSC: 'SSC',
  K3: 'K3',
  PK10: 'PK10',
  X115: '11X5',
  KENO: 'OTHER',
  SEA: 'OTHER',
};

/** The series that a family's lotteries are played by. */
export const lotteryGroupOf = (family: LotteryFamily): LotteryGroup => GROUP_OF[family];
