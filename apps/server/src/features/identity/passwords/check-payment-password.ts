import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { isPassword } from '#platform/secrets/hash-password';
import type { IdentityServices } from '../identity-services.ts';
import { findMember } from '../members/store.ts';
import * as store from './store.ts';

/** So many wrong ones in a row lock it. */
export const PAYMENT_GUESSES_MAX = 5;
export const PAYMENT_LOCK_MS = DAY_MS;

export type PaymentPasswordRefusal = Extract<
  IdentityRefusal,
  {
    code:
      | 'identity.payment_password_wrong'
      | 'identity.payment_password_locked'
      | 'identity.payment_password_unset';
  }
>;

/**
 * Whether these are the six digits that guard the member's payments. A try is counted before it is
 * compared, so that many at once are no more than five. It compares outside of any transaction: ask
 * before opening the one that moves the money.
 */
export async function checkPaymentPassword(
  { database }: Pick<IdentityServices, 'database'>,
  { memberId, typed, now }: { memberId: string; typed: string; now: Date },
): Promise<Outcome<true, PaymentPasswordRefusal>> {
  const begun = await database.transact((tx) => beginTry(tx, { memberId, now }));
  if (!begun.ok) return begun;
  const { hash, guesses } = begun.value;
  if (await isPassword(hash, typed)) {
    await database.statement((tx) => store.deletePaymentGuesses(tx, memberId));
    return done(true);
  }
  if (guesses === PAYMENT_GUESSES_MAX) return refuseLocked(PAYMENT_LOCK_MS);
  const left = PAYMENT_GUESSES_MAX - guesses;
  return refused({ code: 'identity.payment_password_wrong', detail: { left } });
}

async function beginTry(tx: Tx, { memberId, now }: { memberId: string; now: Date }) {
  const member = await findMember(tx, memberId);
  const hash = member?.paymentPasswordHash ?? null;
  if (hash === null) return refused({ code: 'identity.payment_password_unset', detail: {} });
  const held = await store.holdPaymentGuesses(tx, memberId);
  const leftMs = (held.lockedUntil?.getTime() ?? 0) - now.getTime();
  if (leftMs > 0) return refuseLocked(leftMs);
  const guesses = held.lockedUntil === null ? held.guesses + 1 : 1;
  const isLast = guesses === PAYMENT_GUESSES_MAX;
  const lockedUntil = isLast ? new Date(now.getTime() + PAYMENT_LOCK_MS) : null;
  await store.updatePaymentGuesses(tx, { memberId, guesses, lockedUntil });
  return done({ hash, guesses });
}

const refuseLocked = (leftMs: number) =>
  refused({
    code: 'identity.payment_password_locked',
    detail: { hours: Math.ceil(leftMs / HOUR_MS) },
  });
