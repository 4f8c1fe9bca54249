import type { MemberType } from '@maneki/contract/identity/member-types';
import { payeeCountryOf } from '@maneki/contract/identity/payee-country';
import type { Currency } from '@maneki/kernel/money';
import type { Tx } from '#platform/database/database';

/** What has to be known of somebody who is to be paid. */
export type Payee = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly username: string;
  readonly type: MemberType;
  readonly currency: Currency;
  readonly countryCode: string | null;
  /** Whose banks they are paid by. */
  readonly bankCountry: string;
  readonly isMobileVerified: boolean;
  readonly birthday: string | null;
  readonly registeredAt: Date;
  /** The real name, as the banks of the country write it. */
  readonly name: string | null;
  readonly isNameLocked: boolean;
  readonly hasPaymentPassword: boolean;
  /** When an operator took the payment password away, or it was chosen again after that. */
  readonly passwordResetAt: Date | null;
};

const select = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('identity_members')
    .select(['id', 'merchant_code', 'username', 'type', 'currency', 'country_code', 'birthday'])
    .select(['mobile_verified_at', 'registered_at', 'payee_name', 'payee_name_locked_at'])
    .select(['payment_password_hash', 'payment_password_reset_at'])
    .where('id', '=', memberId);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

const read = (row: Row): Payee => ({
  memberId: row.id,
  merchantCode: row.merchant_code,
  username: row.username,
  type: row.type as MemberType,
  currency: row.currency as Currency,
  countryCode: row.country_code,
  bankCountry: payeeCountryOf({
    countryCode: row.country_code,
    currency: row.currency as Currency,
  }),
  isMobileVerified: row.mobile_verified_at !== null,
  birthday: row.birthday,
  registeredAt: row.registered_at,
  name: row.payee_name,
  isNameLocked: row.payee_name_locked_at !== null,
  hasPaymentPassword: row.payment_password_hash !== null,
  passwordResetAt: row.payment_password_reset_at,
});

export async function findPayee(tx: Tx, memberId: string): Promise<Payee | undefined> {
  const row = await select(tx, memberId).executeTakeFirst();
  return row && read(row);
}

/** The same, held until the transaction ends: the name stays what it is. */
export async function holdPayee(tx: Tx, memberId: string): Promise<Payee | undefined> {
  const row = await select(tx, memberId).forUpdate().executeTakeFirst();
  return row && read(row);
}

export async function updatePayeeName(
  tx: Tx,
  { memberId, name }: { readonly memberId: string; readonly name: string },
): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({ payee_name: name })
    .where('id', '=', memberId)
    .execute();
}

/** From here on the name stays what it is, because an account was bound in it. */
export async function lockPayeeName(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({ payee_name_locked_at: now })
    .where('id', '=', memberId)
    .where('payee_name_locked_at', 'is', null)
    .execute();
}
