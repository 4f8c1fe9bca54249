import { allIcon } from './all.ts';
import { cockfightIcon } from './cockfight.ts';
import { elottIcon } from './elott.ts';
import { esportsIcon } from './esports.ts';
import { favIcon } from './fav.ts';
import { fishIcon } from './fish.ts';
import { hotIcon } from './hot.ts';
import type { CategoryIcon } from './icon.ts';
import { jackpotIcon } from './jackpot.ts';
import { liveIcon } from './live.ts';
import { lottIcon } from './lott.ts';
import { promoIcon } from './promo.ts';
import { pvpIcon } from './pvp.ts';
import { rngIcon } from './rng.ts';
import { sportsIcon } from './sports.ts';

/** Every category in the order in which the home screen shows them. */
export const allIcons: readonly CategoryIcon[] = [
  allIcon,
  hotIcon,
  liveIcon,
  cockfightIcon,
  jackpotIcon,
  rngIcon,
  pvpIcon,
  fishIcon,
  sportsIcon,
  esportsIcon,
  lottIcon,
  elottIcon,
  promoIcon,
  favIcon,
];
