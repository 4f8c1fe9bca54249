import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/**
 * Puts a new password in the place of the one that was checked; false when that one is not there any
 * more. Who chose a password needs not choose again.
 */
export async function replacePassword(
  tx: Tx,
  change: { memberId: string; oldHash: string | null; newHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity_members')
    .set({ password_hash: change.newHash, must_change_password: false })
    .where('id', '=', change.memberId)
    .where('password_hash', 'is not distinct from', change.oldHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Remembers since when a payment password is no longer the one that its owner once chose. */
export async function recordPaymentReset(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({ payment_password_reset_at: now })
    .where('id', '=', memberId)
    .execute();
}

/**
 * The same for the payment password, which support may also have taken away meanwhile. After a reset the wait begins
 * with the one that was chosen then.
 */
export async function replacePaymentPassword(
  tx: Tx,
  change: {
    memberId: string;
    oldHash: string | null;
    resetAt: Date | null;
    newHash: string;
    now: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity_members')
    .set({
      payment_password_hash: change.newHash,
      payment_password_reset_at: sql`case when payment_password_hash is null
        and payment_password_reset_at is not null then ${change.now} else payment_password_reset_at end`,
    })
    .where('id', '=', change.memberId)
    .where('payment_password_hash', 'is not distinct from', change.oldHash)
    .where('payment_password_reset_at', 'is not distinct from', change.resetAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export type PaymentGuesses = { readonly guesses: number; readonly lockedUntil: Date | null };

/** Holds the count of wrong payment passwords until the transaction ends, and makes it when there is none. */
export async function holdPaymentGuesses(tx: Tx, memberId: string): Promise<PaymentGuesses> {
  const row = await tx
    .insertInto('identity_payment_guesses')
    .values({ member_id: memberId, guesses: 0 })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet((held) => ({ guesses: held.ref('identity_payment_guesses.guesses') })),
    )
    .returning(['guesses', 'locked_until'])
    .executeTakeFirstOrThrow();
  return { guesses: row.guesses, lockedUntil: row.locked_until };
}

export async function updatePaymentGuesses(
  tx: Tx,
  { memberId, guesses, lockedUntil }: PaymentGuesses & { memberId: string },
): Promise<void> {
  await tx
    .updateTable('identity_payment_guesses')
    .set({ guesses, locked_until: lockedUntil })
    .where('member_id', '=', memberId)
    .execute();
}

export async function deletePaymentGuesses(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('identity_payment_guesses').where('member_id', '=', memberId).execute();
}
