import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { addressKey } from '#platform/limits/address-key';
import { hashSecret } from '#platform/secrets/secrets';

/**
 * What wrong tries are counted by. An account is counted for all strangers together; a device from
 * which its owner has logged in before has a count of its own, so that strangers cannot lock its
 * owner out. `codes` are codes tried from one address, `captcha` pictures misread there, `secret` a
 * member's own password asked again.
 */
export type GuessKind = 'account' | 'device' | 'address' | 'codes' | 'captcha' | 'secret';

export type GuessSubject = { readonly kind: GuessKind; readonly hash: string };

export type GuessLimit = {
  /** So many wrong tries, and the next one needs a picture. */
  readonly captchaAfter: number;
  /** So many, and the next one has to wait. */
  readonly lockAfter: number;
};

/**
 * Many people share one address, above all on phones, so it is asked for pictures first, and locked
 * only after ten more that were wrong in spite of them.
 */
export const GUESS_LIMITS: Readonly<Record<GuessKind, GuessLimit>> = {
  account: { captchaAfter: 3, lockAfter: 10 },
  device: { captchaAfter: 3, lockAfter: 10 },
  address: { captchaAfter: 10, lockAfter: 20 },
  codes: { captchaAfter: Number.POSITIVE_INFINITY, lockAfter: 20 },
  captcha: { captchaAfter: Number.POSITIVE_INFINITY, lockAfter: 20 },
  secret: { captchaAfter: Number.POSITIVE_INFINITY, lockAfter: 10 },
};

/** Wrong tries add up for so long, from the first of them. */
export const GUESS_WINDOW_MS = 15 * MINUTE_MS;

/** The first lock; each further one is twice as long, up to the longest. */
export const LOCK_MS = { first: 30 * MINUTE_MS, longest: DAY_MS } as const;

/** After so long without a lock, the next one is a first one again. */
export const LOCKS_REMEMBERED_MS = DAY_MS;

export type GuessCount = {
  readonly guesses: number;
  readonly countedFrom: Date;
  readonly locks: number;
  readonly lockedUntil: Date | null;
};

export const isLocked = ({ lockedUntil }: GuessCount, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now;

/** What still counts: tries of a window that has passed do not, nor locks that are long over. */
export function currentCount(count: GuessCount, now: Date): GuessCount {
  if (isLocked(count, now)) return count;
  const isOver = count.countedFrom.getTime() + GUESS_WINDOW_MS <= now.getTime();
  const lockedUntil = count.lockedUntil?.getTime() ?? 0;
  const isForgotten = lockedUntil + LOCKS_REMEMBERED_MS <= now.getTime();
  return {
    ...(isOver ? { guesses: 0, countedFrom: now } : count),
    locks: isForgotten ? 0 : count.locks,
    lockedUntil: isForgotten ? null : count.lockedUntil,
  };
}

/** One more wrong try. The one that reaches the limit locks; while it is locked nothing adds up. */
export function addGuess(held: GuessCount, { lockAfter }: GuessLimit, now: Date): GuessCount {
  const count = currentCount(held, now);
  if (isLocked(count, now)) return count;
  const guesses = count.guesses + 1;
  if (guesses < lockAfter) return { ...count, guesses };
  const lockMs = Math.min(LOCK_MS.first * 2 ** count.locks, LOCK_MS.longest);
  return {
    ...count,
    guesses,
    locks: count.locks + 1,
    lockedUntil: new Date(now.getTime() + lockMs),
  };
}

/** Undoes one that turned out to be right, and the lock that it would have been the last step to. */
export function takeGuessBack(
  count: GuessCount,
  { lockAfter }: GuessLimit,
  countedAt: Date,
): GuessCount {
  if (count.countedFrom > countedAt || count.guesses === 0) return count;
  const guesses = count.guesses - 1;
  if (count.guesses < lockAfter) return { ...count, guesses };
  return { ...count, guesses, locks: Math.max(0, count.locks - 1), lockedUntil: null };
}

/** People type passwords into the wrong field, so nothing is kept as it was typed. */
const subject = (kind: GuessKind, of: string): GuessSubject => ({
  kind,
  hash: hashSecret(`${kind}:${of}`),
});

export const accountSubject = (username: string) => subject('account', username);
export const addressSubject = (address: string) => subject('address', addressKey(address));
export const codesSubject = (address: string) => subject('codes', addressKey(address));
export const captchaSubject = (address: string) => subject('captcha', addressKey(address));
export const secretSubject = (memberId: string) => subject('secret', memberId);
export const deviceSubject = (of: { username: string; deviceHash: string }) =>
  subject('device', `${of.deviceHash}:${of.username}`);
