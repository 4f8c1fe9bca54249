import type { Clock } from '@maneki/kernel/clock';

/** So many calls in a window that starts with the first of them. */
export type Limit = { readonly calls: number; readonly perSeconds: number };

export type Taken =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/**
 * Counts how often something happens. Each key has its own count; the caller makes keys
 * unambiguous.
 */
export type Limiter = {
  take(key: string, limit: Limit): Promise<Taken>;
  /** Adds to a count without a limit and answers what it is now; adding nothing only asks. */
  count(key: string, adding: { readonly by: 0 | 1; readonly perSeconds: number }): Promise<number>;
  close(): Promise<void>;
};

const KEYS_MAX = 100_000;

/**
 * Counts in this process: for a single node, or while Redis is away. Memory is bounded: when all
 * keys are in use the oldest window is forgotten, which favours a caller over falling over.
 */
export function countInProcess(clock: Clock, keysMax = KEYS_MAX): Limiter {
  const windows = new Map<string, { taken: number; endsAt: number }>();

  const add = (key: string, by: 0 | 1, perSeconds: number) => {
    const now = clock.now().getTime();
    const window = windows.get(key);
    if (window && window.endsAt > now) {
      window.taken += by;
      return { taken: window.taken, leftMs: window.endsAt - now };
    }
    const leftMs = perSeconds * 1_000;
    if (by === 0) return { taken: 0, leftMs };
    // Deleting first moves the key to the end: the map's order is then the order of starts.
    windows.delete(key);
    if (windows.size >= keysMax) windows.delete(windows.keys().next().value!);
    windows.set(key, { taken: by, endsAt: now + leftMs });
    return { taken: by, leftMs };
  };

  return {
    async take(key, { calls, perSeconds }) {
      return judge({ ...add(key, 1, perSeconds), calls });
    },
    async count(key, { by, perSeconds }) {
      return add(key, by, perSeconds).taken;
    },
    async close() {
      windows.clear();
    },
  };
}

/** The verdict is the same wherever the counting happens. */
export function judge(count: { taken: number; calls: number; leftMs: number }): Taken {
  if (count.taken <= count.calls) return { ok: true };
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(count.leftMs / 1_000)) };
}
