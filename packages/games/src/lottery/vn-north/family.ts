import { digitsOf, VIETNAM_PRIZES } from '../vietnam/prizes.ts';
import { vietnamFamily } from '../vietnam/vietnam-family.ts';

/** 27 numbers: the special and the first prize, then two, six, four, six, three and four more. */
export const VN_NORTH = vietnamFamily({
  digits: digitsOf(VIETNAM_PRIZES.VN_N),
  pays: { X2: '17', X3: '75', X4: '345', T4: '2.8', T8: '8.8', T10: '16' },
});
