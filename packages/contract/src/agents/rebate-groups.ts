import type { Category } from '../play/tickets.ts';

/** What rebates are told apart by: kinds of games, and the families of lotteries that pay by a prize series. */
export const REBATE_GROUPS = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'ELOTT',
  'SSC',
  'K3',
  '11X5',
  'PK10',
  'VN',
] as const;

export type RebateGroup = (typeof REBATE_GROUPS)[number];

/** A value per group: parts per million of valid turnover, or a prize series. */
export type RebateProfile = Readonly<Record<RebateGroup, number>>;

export type RebateUnit = 'ppm' | 'series';

/** What values of a group may be. The company's general agents have the cap. */
export type RebateTerms = {
  readonly unit: RebateUnit;
  readonly lowest: number;
  readonly cap: number;
  readonly step: number;
};

const percent = (cap: number): RebateTerms => ({ unit: 'ppm', lowest: 0, cap, step: 100 });

/**
 * A series of 1700 leaves a member 85 % of the stakes in theory, one of 1970 leaves 98.5 %. The usual one is what fixed
 * odds of the same plays return.
 */
export const SERIES = { lowest: 1_700, usual: 1_940, whole: 2_000 } as const;
const SERIES_TERMS: RebateTerms = { unit: 'series', lowest: SERIES.lowest, cap: 1_970, step: 2 };

/** What every merchant begins with. */
export const REBATE_TERMS: Readonly<Record<RebateGroup, RebateTerms>> = {
  RNG: percent(8_000),
  FISH: percent(6_000),
  LIVE: percent(4_000),
  PVP: percent(3_000),
  SPORTS: percent(4_000),
  ESPORTS: percent(4_000),
  COCKFIGHT: percent(4_000),
  ELOTT: percent(5_000),
  SSC: SERIES_TERMS,
  K3: SERIES_TERMS,
  '11X5': SERIES_TERMS,
  PK10: SERIES_TERMS,
  VN: SERIES_TERMS,
};

/** What somebody has to whom nobody gave anything, where those above have as much. */
export const usualOf = (group: RebateGroup): number =>
  REBATE_TERMS[group].unit === 'series' ? SERIES.usual : REBATE_TERMS[group].lowest;

const GROUP_OF: Readonly<Partial<Record<Category, RebateGroup>>> = {
  RNG: 'RNG',
  JACKPOT: 'RNG',
  FISH: 'FISH',
  LIVE: 'LIVE',
  PVP: 'PVP',
  SPORTS: 'SPORTS',
  ESPORTS: 'ESPORTS',
  COCKFIGHT: 'COCKFIGHT',
  ELOTT: 'ELOTT',
};

/** The group of a day's play; none for lotteries with a prize series, which are settled ticket by ticket. */
export const rebateGroupOf = (category: Category): RebateGroup | undefined => GROUP_OF[category];

/** `0.65 %` or `1960`, as everybody reads it. */
export function writeRebate(group: RebateGroup, value: number): string {
  if (REBATE_TERMS[group].unit === 'series') return String(value);
  return `${(value / 10_000).toFixed(4).replace(/0{1,2}$/, '')} %`;
}

/** How many days an agent may look back on, and how many a downline is shown at once. */
export const REBATE_DAYS_SHOWN = 31;
export const REBATE_TEAM_PAGE = 20;
