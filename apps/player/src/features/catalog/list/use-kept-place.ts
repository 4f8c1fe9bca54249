import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffectEvent } from 'react';
import { useBrowserLayoutEffect } from '#platform/moments/use-browser-layout-effect.ts';
import { useLocation } from '#platform/navigation/navigation.ts';
import type { GamePage, gamesQuery } from '../queries.ts';
import { forgetPages } from './forget-pages.ts';
import { findPlace, keepPlace } from './kept-place.ts';
import { isOverList } from './use-list-state.ts';

type PagedQuery = ReturnType<typeof gamesQuery>;

/**
 * Whoever goes on to a list begins at its first page; whoever comes back, also by a reload, finds the
 * pages that were loaded and the place among them.
 */
export function useKeptPlace(query: PagedQuery, isPaged: boolean): void {
  const { pathname, search, key, state, way } = useLocation();
  const address = `${pathname}${search}`;
  const isBack = way === 'POP';
  const queryClient = useQueryClient();

  const begin = useEffectEvent(() => {
    if (isBack || !isPaged || isOverList(state)) return;
    forgetPages(queryClient, query.queryKey);
  });
  // Every step in the history begins anew.
  useBrowserLayoutEffect(() => begin(), [key]);

  const watch = useEffectEvent(() => {
    if (!isPaged) return undefined;
    const leaving = new AbortController();
    if (isBack && wasHereBefore(address))
      restorePlace(queryClient, query, { address, leaving: leaving.signal }).catch(() => {});
    const keep = watchPlace((topPx) => {
      const pages = countPages(queryClient, query);
      left.add(address);
      if (pages > 0) keepPlace(sessionStorage, { address, pages, topPx });
    });
    return () => {
      leaving.abort();
      keep();
    };
  });
  // Ended as the page is taken away: a moment later the next one stands at its top, and that would be noted.
  useBrowserLayoutEffect(() => watch(), [address, isPaged]);
}

const countPages = (queryClient: QueryClient, { queryKey }: PagedQuery): number =>
  queryClient.getQueryData<InfiniteData<GamePage>>(queryKey)?.pages.length ?? 0;

/** Notes how far down somebody is, and tells it when they leave. */
function watchPlace(keep: (topPx: number) => void): () => void {
  let topPx = window.scrollY;
  const note = () => {
    topPx = window.scrollY;
  };
  const leave = () => keep(topPx);
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', leave);
    leave();
  };
}

async function restorePlace(
  queryClient: QueryClient,
  query: PagedQuery,
  { address, leaving }: { readonly address: string; readonly leaving: AbortSignal },
) {
  const place = findPlace(sessionStorage, address);
  if (!place || countPages(queryClient, query) >= place.pages) return;
  const reader = watchReader();
  try {
    const read = () =>
      queryClient.fetchInfiniteQuery({ ...query, pages: place.pages, staleTime: 0 });
    await read();
    // It may have joined a reading that was under way and wanted less.
    if (countPages(queryClient, query) < place.pages) await read();
    await untilLong(place.topPx + window.innerHeight);
    // Whoever has begun to read elsewhere meanwhile, in the list or on another page, is left there.
    if (!reader.hasMoved() && !leaving.aborted) window.scrollTo(0, place.topPx);
  } finally {
    reader.stop();
  }
}

const FRAMES_MAX = 30;

/** The new rows are drawn a moment after they are known. */
async function untilLong(heightPx: number): Promise<void> {
  for (let frame = 0; frame < FRAMES_MAX; frame += 1) {
    if (document.documentElement.scrollHeight >= heightPx) return;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Tells whether somebody has touched the page: what scrolls it by itself does not count. */
function watchReader() {
  let isMoved = false;
  const note = () => {
    isMoved = true;
  };
  for (const move of MOVES) window.addEventListener(move, note, { passive: true });
  return {
    hasMoved: () => isMoved,
    stop: () => {
      for (const move of MOVES) window.removeEventListener(move, note);
    },
  };
}

/** Lists that were left since the document was opened. */
const left = new Set<string>();

/** A document that was just opened anew, by a link or by its address, has no place to come back to. */
function wasHereBefore(address: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isOpenedAnew = (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  return !isOpenedAnew || left.has(address) || (window.history.state?.idx ?? 0) > 0;
}
