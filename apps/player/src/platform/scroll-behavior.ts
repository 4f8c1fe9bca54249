const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** How a page scrolls by itself: styles that forbid movement do not reach what a script asks for. */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia(LESS_MOTION).matches ? 'auto' : 'smooth';
