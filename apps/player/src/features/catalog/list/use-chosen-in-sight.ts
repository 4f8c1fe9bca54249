import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a line of links sideways until the chosen one is in sight, without moving the page. */
export function useChosenInSight(chosen: string | undefined): RefObject<HTMLUListElement | null> {
  const line = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice may stand out of sight.
  useEffect(() => {
    const link = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (!line.current || !link) return;
    line.current.scrollLeft = link.offsetLeft - (line.current.clientWidth - link.offsetWidth) / 2;
  }, [chosen]);
  return line;
}
