import type { Share } from '../play.ts';

/** In how many ways twenty of eighty numbers are drawn, and how many of them have a sum between two others. */
export const DRAWS_IN_ALL = 3_535_316_142_212_174_320n;

const of = (ways: bigint): Share => [ways, DRAWS_IN_ALL];

export const SUM_CHANCES = {
  over810: of(1_759_886_689_338_606_861n),
  exactly810: of(15_542_763_534_960_598n),
  odd: of(1_767_658_070_682_256_896n),
  even: of(1_767_658_071_529_917_424n),
} as const;

export const HALF_CHANCES = {
  moreOfOne: of(1_408_393_885_741_467_768n),
  equal: of(718_528_370_729_238_784n),
} as const;

/** Five stretches of sums, from the smallest that there is, 210, to the largest, 1410. */
export const ELEMENTS = [
  { name: 'METAL', most: 695, chance: of(362_424_019_495_171_770n), pays: '9.3' },
  { name: 'WOOD', most: 763, chance: of(712_463_910_471_784_803n), pays: '4.7' },
  { name: 'WATER', most: 855, chance: of(1_371_845_418_169_315_204n), pays: '2.45' },
  { name: 'FIRE', most: 923, chance: of(719_054_759_525_309_151n), pays: '4.7' },
  { name: 'EARTH', most: 1_410, chance: of(369_528_034_550_593_392n), pays: '9.1' },
] as const;
