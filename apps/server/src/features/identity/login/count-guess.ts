import { MINUTE_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database/database';
import {
  addGuess,
  currentCount,
  GUESS_LIMITS,
  type GuessCount,
  type GuessKind,
  type GuessSubject,
  isLocked,
  takeGuessBack,
} from './guesses.ts';
import * as store from './store.ts';

type Place = { readonly merchantCode: string; readonly now: Date };

/** Counts that nobody else can change until the transaction ends. */
export type HeldGuesses = Place & {
  readonly counts: readonly { readonly subject: GuessSubject; readonly count: GuessCount }[];
};

/** A try that counts as wrong until it is taken back. */
export type CountedGuess = Place & {
  readonly subjects: readonly GuessSubject[];
  readonly isCaptchaNext: boolean;
};

/** Takes hold of the counts of all subjects: what is decided on them is true until it is counted. */
export async function holdGuesses(
  tx: Tx,
  { merchantCode, subjects, now }: Place & { subjects: readonly GuessSubject[] },
): Promise<HeldGuesses> {
  const hashes = subjects.map(({ hash }) => hash).sort();
  const rows = await store.holdGuesses(tx, { merchantCode, subjects: hashes, now });
  const counts = subjects.map((subject) => {
    const row = rows.find((held) => held.subject === subject.hash);
    invariant(row, 'a count that is held is there');
    return { subject, count: currentCount(row, now) };
  });
  return { merchantCode, now, counts };
}

/** How many minutes tries must wait, by the strictest of the given kinds; undefined for not at all. */
export function minutesLocked(
  { counts, now }: HeldGuesses,
  kinds: readonly GuessKind[],
): number | undefined {
  const locked = counts.filter(
    ({ subject, count }) => kinds.includes(subject.kind) && isLocked(count, now),
  );
  if (locked.length === 0) return undefined;
  const until = Math.max(...locked.map(({ count }) => count.lockedUntil!.getTime()));
  return Math.ceil((until - now.getTime()) / MINUTE_MS);
}

export const isCaptchaNeeded = ({ counts }: Pick<HeldGuesses, 'counts'>): boolean =>
  counts.some(({ subject, count }) => count.guesses >= GUESS_LIMITS[subject.kind].captchaAfter);

/**
 * Counts a try before anybody knows whether it is right: of many at once, no more are compared than
 * one after the other would be.
 */
export async function countGuess(tx: Tx, held: HeldGuesses): Promise<CountedGuess> {
  const { merchantCode, now } = held;
  // What is locked without having stopped the try is not counted, and so has nothing to take back.
  const open = held.counts.filter(({ count }) => !isLocked(count, now));
  const counts = open.map(({ subject, count }) => ({
    subject,
    count: addGuess(count, GUESS_LIMITS[subject.kind], now),
  }));
  for (const { subject, count } of counts)
    await store.updateGuesses(tx, { merchantCode, subject: subject.hash, count });
  const subjects = counts.map(({ subject }) => subject);
  return { merchantCode, now, subjects, isCaptchaNext: isCaptchaNeeded({ counts }) };
}

/**
 * Takes back a try that was right and forgets all wrong ones at what it has opened. Those of an
 * address stay: one right password is no reason to let it guess at others. Nor does an owner's login
 * on a known device open what strangers have locked.
 */
export async function forgiveGuess(
  tx: Tx,
  { merchantCode, subjects, now }: CountedGuess,
  opened: readonly GuessSubject[],
): Promise<void> {
  const forgotten = new Set(opened.map(({ hash }) => hash));
  const hashes = [...new Set([...subjects.map(({ hash }) => hash), ...forgotten])];
  const held = await store.lockGuesses(tx, { merchantCode, subjects: hashes });
  for (const row of held) {
    const counted = subjects.find(({ hash }) => hash === row.subject);
    if (!counted || forgotten.has(row.subject)) continue;
    const count = takeGuessBack(row, GUESS_LIMITS[counted.kind], now);
    await store.updateGuesses(tx, { merchantCode, subject: row.subject, count });
  }
  await store.deleteHeldGuesses(tx, {
    merchantCode,
    subjects: held.map(({ subject }) => subject).filter((subject) => forgotten.has(subject)),
  });
}
