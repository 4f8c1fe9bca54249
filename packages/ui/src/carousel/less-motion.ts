export const LESS_MOTION = '(prefers-reduced-motion: reduce)';

export const prefersLessMotion = (): boolean => matchMedia(LESS_MOTION).matches;
