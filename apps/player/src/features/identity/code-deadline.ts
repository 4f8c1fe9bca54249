import { SMS_COUNTDOWN_SECONDS } from '@maneki/contract/constants';

const SECOND_MS = 1_000;
const LONGEST_MS = SMS_COUNTDOWN_SECONDS * SECOND_MS;

/**
 * Until when no further code can be asked for, by the device's own clock. The server says when by its
 * clock; where the two disagree so much that it cannot be, a whole countdown is shown.
 */
export function codeDeadline(expirationTime: number, nowMs: number): Date {
  const leftMs = expirationTime - nowMs;
  const isBelievable = leftMs > 0 && leftMs <= LONGEST_MS;
  return new Date(nowMs + (isBelievable ? leftMs : LONGEST_MS));
}

/** A refusal that says how long to wait needs no clock but this one. */
export const deadlineIn = (seconds: number, nowMs: number): Date =>
  new Date(nowMs + seconds * SECOND_MS);
