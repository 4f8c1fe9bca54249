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

/** Requests that have waited too long and still wait: as long as there is one, no quick answer means anything. */
let lateCount = 0;

/** Watches one request: a long wait says slow, a quick answer takes it back. */
export async function watchSpeed<Value>(request: Promise<Value>): Promise<Value> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    lateCount += 1;
    setSlow(true);
  }, SLOW_MS);
  try {
    const value = await request;
    if (!isLate && lateCount === 0) setSlow(false);
    return value;
  } finally {
    clearTimeout(timer);
    if (isLate) lateCount -= 1;
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
