/** How the network is doing, as far as a page can tell. */
export type Connection = 'online' | 'slow' | 'offline';

/** An answer that takes longer than this makes the network count as slow. */
const SLOW_MS = 4_000;

let isSlow = false;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function setSlow(next: boolean): void {
  if (next === isSlow) return;
  isSlow = next;
  tell();
}

/** Watches one request: a long wait says slow, a quick answer takes it back. */
export async function watchSpeed<Value>(request: Promise<Value>): Promise<Value> {
  const timer = setTimeout(() => setSlow(true), SLOW_MS);
  const startedAt = performance.now();
  try {
    const value = await request;
    if (performance.now() - startedAt < SLOW_MS) setSlow(false);
    return value;
  } finally {
    clearTimeout(timer);
  }
}

export const connection = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  },
  getSnapshot: (): Connection => {
    if (!navigator.onLine) return 'offline';
    return isSlow ? 'slow' : 'online';
  },
  getServerSnapshot: (): Connection => 'online',
};
