import { type RefObject, startTransition, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '#platform/use-browser-layout-effect.ts';
import { findRows, type RowRange } from './row-window.ts';

/** What is drawn before a row could be measured: a page of games, as the server renders it. */
const ROWS_AT_FIRST = 9;

/** Kept for the next list, so that whoever comes back to one finds it as long as they left it. */
let lastRow: RowSize | undefined;

/** Of the tiles in a row, and from the beginning of the row to the next one's. */
type RowSize = { readonly tilePx: number; readonly rowPx: number };

type RowWindow = {
  readonly list: RefObject<HTMLUListElement | null>;
  /** How high all tiles are; undefined until they were measured. */
  readonly tilePx: number | undefined;
  readonly range: RowRange;
};

/** Follows the window over a long list of equally high rows. */
export function useRowWindow(rowCount: number): RowWindow {
  const list = useRef<HTMLUListElement>(null);
  const [size, setSize] = useState(lastRow);
  const rowPx = size?.rowPx;
  const [range, setRange] = useState<RowRange>({ first: 0, end: ROWS_AT_FIRST });

  useBrowserLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const measured = measureRow(element);
      if (!measured) return;
      lastRow = measured;
      setSize((now) => (now?.rowPx === measured.rowPx ? now : measured));
    };
    // A narrower window, larger text or another language makes other rows.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  useBrowserLayoutEffect(() => {
    if (!rowPx) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      if (!list.current) return;
      const scrolledPx = -list.current.getBoundingClientRect().top;
      const next = findRows({ scrolledPx, screenPx: window.innerHeight, rowPx, rowCount });
      setRange((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    // In slices: rows are drawn a screen ahead, and nothing is worth holding up a finger.
    const lookSoon = () => {
      frame ||= requestAnimationFrame(() => startTransition(look));
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [rowPx, rowCount]);

  return { list, tilePx: size?.tilePx, range };
}

/** The highest tile decides: all rows are as high, whatever stands in them. */
function measureRow(list: HTMLElement): RowSize | undefined {
  const tilePx = Math.max(
    0,
    ...[...list.children].map((item) => (item as HTMLElement).offsetHeight),
  );
  if (tilePx === 0) return undefined;
  return { tilePx, rowPx: tilePx + Number.parseFloat(getComputedStyle(list).rowGap) };
}
