import type { ContractGroup } from '@maneki/contract/agents/contract';
import type { ByGroup } from '../rules/salary.ts';
import type { Bill, BillFigures } from './bill.ts';

/** What a contract comes to in a period, before anybody looked whether it may be paid. */
export type Reckoned = Pick<
  Bill,
  | 'teamTurnover'
  | 'teamNet'
  | 'carryIn'
  | 'carryOut'
  | 'activeCount'
  | 'ratePpm'
  | 'calcAmount'
  | 'figures'
>;

export const writeGroups = (amounts: ByGroup): BillFigures['turnover'] =>
  Object.fromEntries(
    Object.entries(amounts)
      .filter(([, amount]) => amount > 0n)
      .map(([group, amount]) => [group, String(amount)]),
  );

export const readGroups = (written: BillFigures['turnover']): ByGroup =>
  Object.fromEntries(
    Object.entries(written).map(([group, amount]) => [group as ContractGroup, BigInt(amount)]),
  );

export const pick = (amounts: ByGroup, groups: readonly ContractGroup[]): ByGroup =>
  Object.fromEntries(groups.map((group) => [group, amounts[group] ?? 0n]));
