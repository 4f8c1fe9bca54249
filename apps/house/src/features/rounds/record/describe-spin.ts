import type { KindFacts } from '../round.ts';

/** How many times the stake the reels paid, free spins and all. */
export const describeReels = (outcome: KindFacts): string =>
  `×${Number((outcome as { readonly pay: number }).pay.toFixed(4))}`;
