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
  close(): Promise<void>;
};

const KEYS_MAX = 100_000;

/**
 * Counts in this process: for a single node, or while Redis is away. Memory is bounded: when all
 * keys are in use the oldest window is forgotten, which favours a caller over falling over.
 */
export function countInProcess(clock: Clock, keysMax = KEYS_MAX): Limiter {
  const windows = new Map<string, { taken: number; endsAt: number }>();

  const openWindow = (key: string, endsAt: number) => {
    // Deleting first moves the key to the end: the map's order is then the order of starts.
    windows.delete(key);
    if (windows.size >= keysMax) windows.delete(windows.keys().next().value!);
    windows.set(key, { taken: 1, endsAt });
  };

  return {
    async take(key, { calls, perSeconds }) {
      const now = clock.now().getTime();
      const window = windows.get(key);
      if (!window || window.endsAt <= now) {
        openWindow(key, now + perSeconds * 1_000);
        return { ok: true };
      }
      window.taken += 1;
      return judge({ taken: window.taken, calls, leftMs: window.endsAt - now });
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
