export const prefersLessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
