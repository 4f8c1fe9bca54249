import { MINUTE_MS } from '@maneki/kernel/clock';
import type { Limiter } from '../limits/limits.ts';

/** Longer than a message is fresh: once its nonce is forgotten, its time refuses it. */
export const NONCE_KEPT_MS = 10 * MINUTE_MS;

const SLICE_MS = 2 * MINUTE_MS;
const SLICES = NONCE_KEPT_MS / SLICE_MS + 1;

/** Which messages have been here before. */
export type Nonces = {
  /** Whether this is the first time that a provider uses a nonce. Where nodes share, it waits. */
  take(providerCode: string, nonce: string, now: Date): boolean | Promise<boolean>;
};

/**
 * Remembers nonces in slices of time that are dropped whole, the oldest first: none is forgotten early,
 * however many come, and what is kept is bounded by the time and each provider's rate. With a limiter
 * that nodes share a nonce counts once on all of them, and while that is away once on each.
 */
export function createNonces(shared?: Pick<Limiter, 'take'>): Nonces {
  let slices: { readonly startedAt: number; readonly seen: Set<string> }[] = [];

  const takeHere = (key: string, now: number): boolean => {
    const newest = slices[0];
    if (!newest || now - newest.startedAt >= SLICE_MS) {
      const kept = slices.filter(({ startedAt }) => now - startedAt < SLICES * SLICE_MS);
      slices = [{ startedAt: now, seen: new Set() }, ...kept];
    }
    if (slices.some(({ seen }) => seen.has(key))) return false;
    slices[0]!.seen.add(key);
    return true;
  };

  return {
    take(providerCode, nonce, now) {
      const key = `${nonce}${providerCode}`;
      if (!takeHere(key, now.getTime())) return false;
      if (!shared) return true;
      const limit = { calls: 1, perSeconds: NONCE_KEPT_MS / 1_000 };
      return shared.take(`nonce:${key}`, limit).then(({ ok }) => ok);
    },
  };
}
