import type { Place } from '#platform/navigation/navigation.ts';

const STORED_AS = 'scroll-places';

/** How far down somebody was at each entry of the history, by its key. */
const tops = new Map<string, number>();

export function noteScrolled(key: string): void {
  tops.set(key, window.scrollY);
}

/** Whoever comes back finds the place where they were; whoever goes on begins at the top, or where the address says. */
export function takeScrolled({ key, hash, way }: Place): void {
  const topPx = way === 'POP' ? tops.get(key) : undefined;
  const named = topPx === undefined && hash && document.getElementById(hash.slice(1));
  if (named) named.scrollIntoView();
  else window.scrollTo(0, topPx ?? 0);
}

/**
 * Pages take each other's place, so a browser cannot know where somebody was on each. Only the one that a document
 * begins with is left to it. What was noted outlives the document.
 */
export function keepScrolled(keyNow: () => string): void {
  for (const [key, topPx] of readStored()) tops.set(key, topPx);
  const topPx = tops.get(keyNow());
  if (topPx && window.scrollY === 0) window.scrollTo(0, topPx);
  const follow = () => {
    window.history.scrollRestoration = 'manual';
  };
  follow();
  window.addEventListener('pageshow', follow);
  window.addEventListener('pagehide', () => {
    noteScrolled(keyNow());
    window.history.scrollRestoration = 'auto';
    store();
  });
}

/** A browser that stores nothing forgets where its visitor was. */
function store(): void {
  try {
    window.sessionStorage.setItem(STORED_AS, JSON.stringify([...tops]));
  } catch {}
}

function readStored(): readonly (readonly [string, number])[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORED_AS) ?? '[]');
  } catch {
    return [];
  }
}
