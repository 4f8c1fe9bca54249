import { type RefObject, useEffect, useRef } from 'react';

const CHOSEN = 'label:has(:checked), [aria-current]';

/** Scrolls a line of choices sideways until the chosen one is in sight, without moving the page. */
export function useChosenInSight(value: string): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice may stand out of sight.
  useEffect(() => {
    const chosen = around.current?.querySelector<HTMLElement>(CHOSEN);
    const line = chosen?.offsetParent;
    if (!chosen || !line) return;
    line.scrollLeft = chosen.offsetLeft - (line.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return around;
}
