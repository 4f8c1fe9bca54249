import { OPERATOR_ROLES, type OperatorRole } from '@maneki/contract/operators/rights';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { listMerchants } from '#features/site';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { NAME_PATTERN } from './operator.ts';
import * as store from './store.ts';

export type NewOperator = {
  readonly name: string;
  readonly role: string;
  /** Empty for every merchant. */
  readonly merchantCodes: readonly string[];
  /** Added by somebody of a demonstration, and gone with it. */
  readonly isDemo?: boolean;
  readonly now: Date;
};

type AddRefusal = {
  readonly code: 'name_invalid' | 'role_unknown' | 'merchant_unknown' | 'name_taken';
};

export async function addOperator(
  tx: Tx,
  { name, role, merchantCodes, isDemo = false, now }: NewOperator,
): Promise<Outcome<{ id: string }, AddRefusal>> {
  if (!NAME_PATTERN.test(name)) return refused({ code: 'name_invalid' });
  if (!isRole(role)) return refused({ code: 'role_unknown' });
  const known = (await listMerchants(tx)).map(({ code }) => code);
  if (merchantCodes.some((code) => !known.includes(code)))
    return refused({ code: 'merchant_unknown' });

  const id = drawId(now);
  const codes = merchantCodes.length > 0 ? [...new Set(merchantCodes)] : null;
  const operator = { id, name, role, merchantCodes: codes, isDemo, createdAt: now };
  const isAdded = await store.insertOperator(tx, operator);
  return isAdded ? done({ id }) : refused({ code: 'name_taken' });
}

const isRole = (role: string): role is OperatorRole =>
  (OPERATOR_ROLES as readonly string[]).includes(role);
