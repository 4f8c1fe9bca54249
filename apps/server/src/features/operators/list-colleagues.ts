import {
  type OperatorRight,
  type OperatorRole,
  roleHasRight,
} from '@maneki/contract/operators/rights';
import type { Tx } from '#platform/database/database';
import { listOperators } from './store.ts';

/** The names of those who may do something for a merchant today. */
export async function listColleagues(
  tx: Tx,
  { merchantCode, right }: { readonly merchantCode: string; readonly right: OperatorRight },
): Promise<string[]> {
  const operators = await listOperators(tx);
  return operators
    .filter(({ disabled_at }) => disabled_at === null)
    .filter(({ role }) => roleHasRight(role as OperatorRole, right))
    .filter(({ merchant_codes }) => merchant_codes?.includes(merchantCode) ?? true)
    .map(({ name }) => name);
}
