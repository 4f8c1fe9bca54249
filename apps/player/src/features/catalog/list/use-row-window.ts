import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useBrowserLayoutEffect } from '#platform/moments/use-browser-layout-effect.ts';
import { findRows, nextStep, stepTowards, type TileRange, tilesOf } from './row-window.ts';

/** What the server writes: more than a phone shows. */
const ROWS_AT_FIRST = 3;

/** Kept for the next list, so that whoever comes back to one finds it as long as they left it. */
let lastRow: RowSize | undefined;

/** Of the tiles in a row, and from the beginning of the row to the next one's. */
export type RowSize = { readonly tilePx: number; readonly rowPx: number };

type RowWindow = {
  readonly list: RefObject<HTMLUListElement | null>;
  /** How high all rows are; undefined until they were measured. */
  readonly size: RowSize | undefined;
  /** The tiles that are drawn. */
  readonly range: TileRange;
};

/** Follows the window over a long list of equally high rows. */
export function useRowWindow(count: number, columns: number): RowWindow {
  const rowCount = Math.ceil(count / columns);
  const list = useRef<HTMLUListElement>(null);
  const [size, setSize] = useState(lastRow);
  const rowPx = size?.rowPx;
  const [range, setRange] = useState<TileRange>({ first: 0, end: ROWS_AT_FIRST * columns });
  const lookAgain = useRef<() => void>(undefined);
  const pace = useRef({ tiles: 1, atMs: 0 });
  const isNew = useRef(true);

  useBrowserLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const measured = measureRow(element);
      if (!measured) return;
      lastRow = measured;
      startTransition(() => setSize((now) => (now?.rowPx === measured.rowPx ? now : measured)));
    };
    // A narrower window, larger text or another language makes other rows.
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const look = useEffectEvent(() => {
    if (!list.current || !rowPx) return;
    const scrolledPx = -list.current.getBoundingClientRect().top;
    const rows = findRows({ scrolledPx, screenPx: window.innerHeight, rowPx, rowCount });
    const wanted = tilesOf(rows, columns);
    setRange((now) => {
      const step = stepTowards(now, wanted, pace.current.tiles);
      return now.first === step.first && now.end === step.end ? now : step;
    });
  });

  useBrowserLayoutEffect(() => {
    if (!rowPx) return;
    let frame = 0;
    // In slices: rows are drawn a screen ahead, and nothing is worth holding up a finger.
    const lookSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        startTransition(() => look());
      });
    };
    lookAgain.current = lookSoon;
    // Whoever comes back to a place finds its rows in the first frame; a first finger is not held up by more.
    if (isNew.current) look();
    else lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [rowPx]);

  useEffect(() => {
    isNew.current = false;
  }, []);

  // Each step that was drawn is followed by the next, until all is there, and a list that grows by another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn is what matters
  useEffect(() => {
    const atMs = performance.now();
    pace.current = { tiles: nextStep(pace.current.tiles, atMs - pace.current.atMs), atMs };
    lookAgain.current?.();
  }, [range, rowCount]);

  return { list, size, range };
}

/** The highest tile decides: all rows are as high, whatever stands in them. */
function measureRow(list: HTMLElement): RowSize | undefined {
  const tilePx = Math.max(
    0,
    ...[...list.children].map(({ firstElementChild: tile }) => (tile as HTMLElement).offsetHeight),
  );
  if (tilePx === 0) return undefined;
  return { tilePx, rowPx: tilePx + Number.parseFloat(getComputedStyle(list).rowGap) };
}
