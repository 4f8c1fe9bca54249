import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { makeId } from '@maneki/kernel/ids';

/*
 * What must not be foretold comes from here, so that no feature reaches for chance by itself. Games
 * never draw from here: their chance is an argument, because a round must be proven afterwards.
 */

/** A secret that only its owner has. Store its hash: a copy of the table then opens nothing. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Compares without telling by its time how much was right. */
export function isSameHash(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** An id for a new row. */
export const drawId = (now: Date): string => makeId(now, randomBytes(10));

/** 128 bits of hex that name one message and never another. */
export const drawNonce = (): string => randomBytes(16).toString('hex');

/** A whole number from 0 up to, but without, the limit; each as likely as any other. */
export const drawNumber = (limit: number): number => randomInt(limit);

/** So many decimal digits, leading zeros included. */
export const drawDigits = (count: number): string =>
  String(randomInt(10 ** count)).padStart(count, '0');
