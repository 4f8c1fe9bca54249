import type { Clock } from '@maneki/kernel/clock';

const KEYS_MAX = 1_000;

/**
 * Remembers what was read under a key for a short while, for what everybody asks and nobody needs to the
 * second. Whoever asks while it is being read waits for the same reading; one that fails is not kept.
 */
export function keepBriefly<Value>({
  clock,
  forMs,
  read,
}: {
  readonly clock: Clock;
  readonly forMs: number;
  read(key: string, now: Date): Promise<Value>;
}): (key: string) => Promise<Value> {
  const kept = new Map<string, { readonly value: Promise<Value>; readonly readAt: number }>();
  return (key) => {
    const now = clock.now();
    const found = kept.get(key);
    // A clock that was set back must not make anything last longer.
    if (found && Math.abs(now.getTime() - found.readAt) < forMs) return found.value;
    const entry = { value: read(key, now), readAt: now.getTime() };
    kept.delete(key);
    if (kept.size >= KEYS_MAX) kept.delete(kept.keys().next().value!);
    kept.set(key, entry);
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.value;
  };
}
