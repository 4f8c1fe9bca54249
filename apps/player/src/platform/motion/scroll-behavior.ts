import { lessMotion } from './less-motion.ts';

/** How a page scrolls by itself: styles that forbid movement do not reach what a script asks for. */
export const scrollBehavior = (): ScrollBehavior => (lessMotion().matches ? 'auto' : 'smooth');
