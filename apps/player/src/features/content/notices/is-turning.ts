const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** A line stays as it is while somebody points at it, has the focus in it, or wants less motion. */
export const isTurning = (line: HTMLElement): boolean =>
  !document.hidden &&
  !line.matches(':hover, :focus-within') &&
  !window.matchMedia(LESS_MOTION).matches;
