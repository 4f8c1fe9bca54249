import type { BillFault } from '@maneki/contract/agents/contract';
import type { Contract } from '../contract.ts';
import { findBreach } from '../rules/upline-limit.ts';

/** What is known of the contracts that are settled together. */
export type Known = {
  readonly parentOf: (memberId: string) => string | null;
  readonly currencyOf: ReadonlyMap<string, string>;
  /** Those in force, by their payees. */
  readonly contractOf: ReadonlyMap<string, Contract>;
};

export type Fault = { readonly fault: BillFault; readonly reason: string | null };

/** What an operator has changed since, so that a contract must not be paid. */
export function findFault(contract: Contract, known: Known): Fault | undefined {
  const { payerId, payeeId } = contract;
  if (payerId !== known.parentOf(payeeId)) return { fault: 'NOT_UPLINE', reason: null };
  if (payerId === null) return undefined;
  const own = known.contractOf.get(payerId);
  if (!own) return { fault: 'PAYER_NONE', reason: null };
  if (known.currencyOf.get(payerId) !== known.currencyOf.get(payeeId))
    return { fault: 'CURRENCY', reason: null };
  const breach = findBreach(contract, own);
  if (!breach) return undefined;
  const limit = breach.code === 'group' ? '' : ` (${breach.limit})`;
  return { fault: 'BEYOND_UPLINE', reason: `${breach.field}: ${breach.value}${limit}` };
}
