import { chips } from './chips.ts';
import { credit, creditLarge } from './credit.ts';
import { gift, giftLarge } from './gift.ts';
import type { GoodPicture } from './good.ts';
import { headphones, luckyCat, suitcase, teaSet } from './things.ts';
import { cinema, coffee, shopping } from './vouchers.ts';

/** The pictures that a mall begins with. */
export const allGoods: readonly GoodPicture[] = [
  credit,
  creditLarge,
  gift,
  giftLarge,
  chips,
  coffee,
  shopping,
  cinema,
  luckyCat,
  teaSet,
  headphones,
  suitcase,
];
