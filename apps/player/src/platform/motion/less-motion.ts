/** Matches as long as the visitor's device asks for less movement. */
export const lessMotion = (): MediaQueryList =>
  window.matchMedia('(prefers-reduced-motion: reduce)');
