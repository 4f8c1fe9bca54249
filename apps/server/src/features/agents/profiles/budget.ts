import { CONTRACT_GROUPS, type ContractGroup } from '@maneki/contract/agents/contract';
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
  ELOTT: 25_000,
};

/** What the company reckons with for salaries as long as none of its contracts promises more. */
const SALARY_PPM = 1_200;

const PPM = 1_000_000;
/** What may be given away of what the house keeps, in hundredths. */
const GIVEN_MAX = 80;

/** What the company's contracts promise at most for play in some groups. */
export type PromisedSalary = {
  readonly groups: readonly ContractGroup[];
  readonly ratePpm: number;
};

/** What is given for play beside rebates of agents. */
export type Beside = {
  readonly levels: readonly VipTerms[];
  readonly salaries: readonly PromisedSalary[];
};

export type Budget = {
  readonly vip: number;
  readonly salary: number;
  readonly edge: number;
  /** What is given away in all; of a series only what comes on top of it. */
  readonly sum: number;
  readonly limit: number;
};

/** Lotteries with a prize series are one group of contracts. */
const contractGroupOf = (group: RebateGroup): ContractGroup => {
  const named = CONTRACT_GROUPS.find((one) => one === group);
  return named ?? 'LOTT';
};

/** What a cap comes to, together with everything else that is given for play in its group. */
export function budgetOf(group: RebateGroup, cap: number, { levels, salaries }: Beside): Budget {
  const isSeries = REBATE_TERMS[group].unit === 'series';
  const categories = CATEGORIES.filter((category) => rebateGroupOf(category) === group);
  const vip = Math.max(
    0,
    ...levels.flatMap((level) => categories.map((category) => rebatePpm(level, category))),
  );
  const promised = salaries.filter(({ groups }) => groups.includes(contractGroupOf(group)));
  const salary = Math.max(SALARY_PPM, ...promised.map(({ ratePpm }) => ratePpm));
  const edge = isSeries ? PPM - (cap * PPM) / SERIES.whole : EDGES[group]!;
  const sum = (isSeries ? 0 : cap) + vip + salary;
  return { vip, salary, edge, sum, limit: Math.floor((edge * GIVEN_MAX) / 100) };
}

export const isWithinBudget = ({ sum, limit }: Budget): boolean => sum <= limit;
