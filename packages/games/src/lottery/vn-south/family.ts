import { digitsOf, VIETNAM_PRIZES } from '../vietnam/prizes.ts';
import { vietnamFamily } from '../vietnam/vietnam-family.ts';

/** 18 numbers in the middle of the country and in the south: the special one has six digits, the eighth has two. */
export const VN_SOUTH = vietnamFamily({
  digits: digitsOf(VIETNAM_PRIZES.VN_S),
  pays: { X2: '36', X3: '240', X4: '1650', T4: '2', T8: '4.2', T10: '6.3' },
});
