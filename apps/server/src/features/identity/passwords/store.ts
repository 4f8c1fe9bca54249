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

/** The same for the payment password. */
export async function replacePaymentPassword(
  tx: Tx,
  change: { memberId: string; oldHash: string | null; newHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity_members')
    .set({ payment_password_hash: change.newHash })
    .where('id', '=', change.memberId)
    .where('payment_password_hash', 'is not distinct from', change.oldHash)
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
