import { type Fraction, partsOf } from '@maneki/games/exact/fraction';

/** A share with six decimals, and no comma of any language. */
export const writePercent = (share: Fraction): string =>
  `${(partsOf(share, 100_000_000n) / 1_000_000).toFixed(6)} %`;
