import type { KeyboardEvent } from 'react';

/** Which of so many a key leads to from where the focus is; undefined for keys that lead nowhere. */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place + count - 1) % count;
  return undefined;
}

/** Moves the focus among the children of a row by arrow keys, Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.children] as HTMLElement[];
  const place = all.indexOf(document.activeElement as HTMLElement);
  const next = placeAfterKey(event.key, place, all.length);
  if (next === undefined || place < 0) return;
  event.preventDefault();
  all[next]?.focus();
}
