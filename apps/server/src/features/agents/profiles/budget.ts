import {
  REBATE_TERMS,
  type RebateGroup,
  rebateGroupOf,
  SERIES,
} from '@maneki/contract/agents/rebate-groups';
import { CATEGORIES } from '@maneki/contract/play/tickets';
import { rebatePpm, type VipTerms } from '@maneki/contract/rewards/vip';

/** What the house keeps of the bet of a group that leaves it least and that many make, in parts per million. */
const EDGES: Readonly<Partial<Record<RebateGroup, number>>> = {
  RNG: 36_000,
  FISH: 40_000,
  LIVE: 10_579,
  PVP: 25_000,
  SPORTS: 38_400,
  ESPORTS: 38_400,
  COCKFIGHT: 42_800,
  ELOTT: 30_000,
};

/** What the company pays at most in salaries; its contracts are made by hand. */
export const SALARY_PPM = 1_200;

const PPM = 1_000_000;
/** What may be given away of what the house keeps, in hundredths. */
const GIVEN_MAX = 80;

export type Budget = {
  readonly vip: number;
  readonly salary: number;
  readonly edge: number;
  /** What is given away in all; of a series only what comes on top of it. */
  readonly sum: number;
  readonly limit: number;
};

/** What a cap comes to, together with everything else that is given for play in its group. */
export function budgetOf(
  group: RebateGroup,
  cap: number,
  {
    levels,
    salary = SALARY_PPM,
  }: { readonly levels: readonly VipTerms[]; readonly salary?: number },
): Budget {
  const isSeries = REBATE_TERMS[group].unit === 'series';
  const categories = CATEGORIES.filter((category) => rebateGroupOf(category) === group);
  const vip = Math.max(
    0,
    ...levels.flatMap((level) => categories.map((category) => rebatePpm(level, category))),
  );
  const edge = isSeries ? PPM - (cap * PPM) / SERIES.whole : EDGES[group]!;
  const sum = (isSeries ? 0 : cap) + vip + salary;
  return { vip, salary, edge, sum, limit: Math.floor((edge * GIVEN_MAX) / 100) };
}

export const isWithinBudget = ({ sum, limit }: Budget): boolean => sum <= limit;
