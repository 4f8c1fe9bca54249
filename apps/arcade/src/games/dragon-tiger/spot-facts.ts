import type { Spot } from '@maneki/games/dragon-tiger/dragon-tiger';

/** What a spot pays beside its stake, and what the house keeps of it, as the tests of the rules prove it. */
export const SPOT_FACTS: Readonly<
  Record<Spot, { readonly odds: string; readonly edge: string; readonly returns: string }>
> = {
  DRAGON: { odds: '1:1', edge: '3.73 %', returns: '96.27 %' },
  TIGER: { odds: '1:1', edge: '3.73 %', returns: '96.27 %' },
  TIE: { odds: '10:1', edge: '17.83 %', returns: '82.17 %' },
  SUITED_TIE: { odds: '50:1', edge: '13.98 %', returns: '86.02 %' },
};
