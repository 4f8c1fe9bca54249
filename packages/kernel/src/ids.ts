import { invariant } from './invariant.ts';

const RANDOM_BYTES = 10;

/**
 * Makes a UUID of version 7: the first 48 bits are the time, so new rows land at the end of an
 * index, and the rest is chance. Both are arguments, so that a test can repeat an id.
 */
export function makeId(now: Date, random: Uint8Array): string {
  invariant(random.length >= RANDOM_BYTES, `an id needs ${RANDOM_BYTES} random bytes`);
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(now.getTime()) << 16n);
  bytes.set(random.subarray(0, RANDOM_BYTES), 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text from outside has the form of one of our ids. */
export const isId = (text: string): boolean => ID.test(text);
