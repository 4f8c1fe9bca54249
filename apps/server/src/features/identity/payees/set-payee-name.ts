import { normalisePayeeName } from '@maneki/contract/identity/field-check';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { defaultFields } from '../registration/default-fields.ts';
import { holdPayee, updatePayeeName } from './store.ts';

export type PayeeNameRefusal = { readonly code: 'name_invalid' | 'name_locked' };

/**
 * Sets the real name of a member, as the banks of their country write it. Once an account was bound in
 * it, only what was there before is right.
 */
export async function setPayeeName(
  tx: Tx,
  { memberId, typed }: { readonly memberId: string; readonly typed: string },
): Promise<Outcome<string, PayeeNameRefusal>> {
  const payee = await holdPayee(tx, memberId);
  invariant(payee, `there is no member ${memberId}`);
  const name = normalisePayeeName(typed, payee.bankCountry);
  if (payee.isNameLocked && name !== payee.name) return refused({ code: 'name_locked' });
  if (!isPayeeName(name, payee.bankCountry)) return refused({ code: 'name_invalid' });
  await updatePayeeName(tx, { memberId, name });
  return done(name);
}

/** Whether the banks of a country would write a name like this. */
export function isPayeeName(name: string, countryCode: string): boolean {
  const rule = defaultFields(countryCode).find(({ field }) => field === 'payeeName')!;
  const length = [...name].length;
  if (length < rule.lengthMin || length > rule.lengthMax) return false;
  return rule.pattern === null || new RegExp(rule.pattern, 'u').test(name);
}
