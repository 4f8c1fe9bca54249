import type { Category } from '../play/tickets.ts';

/** What a level asks for and gives. Amounts are reference units, rates are parts per million of valid turnover. */
export type VipTerms = {
  /** All that was ever played and paid in. */
  readonly turnoverRu: number;
  readonly depositRu: number;
  /** What is to be played in a month to keep the level. */
  readonly keepRu: number;
  readonly levelUpRu: number;
  readonly monthlyRu: number;
  readonly birthdayRu: number;
  readonly freeWithdrawals: number;
  /** The most that may be taken out on a business day. */
  readonly dayMaxRu: number;
  readonly slotsPpm: number;
  readonly livePpm: number;
  readonly sportsPpm: number;
  readonly pvpPpm: number;
};

export type VipLevel = VipTerms & { readonly level: number };

const level = (
  level: number,
  [turnoverRu, depositRu, keepRu]: readonly [number, number, number],
  [levelUpRu, monthlyRu, birthdayRu]: readonly [number, number, number],
  [freeWithdrawals, dayMaxRu]: readonly [number, number],
  [slotsPpm, livePpm, sportsPpm, pvpPpm]: readonly [number, number, number, number],
): VipLevel => ({
  ...{ level, turnoverRu, depositRu, keepRu, levelUpRu, monthlyRu, birthdayRu },
  ...{ freeWithdrawals, dayMaxRu, slotsPpm, livePpm, sportsPpm, pvpPpm },
});

/** The levels that every merchant begins with. */
export const VIP_LEVELS: readonly VipLevel[] = [
  level(0, [0, 0, 0], [0, 0, 0], [3, 2_000], [2_000, 1_000, 1_000, 500]),
  level(1, [1_000, 100, 200], [3, 1, 3], [3, 3_000], [2_500, 1_200, 1_200, 500]),
  level(2, [5_000, 300, 1_000], [8, 3, 8], [4, 5_000], [3_000, 1_400, 1_400, 600]),
  level(3, [20_000, 1_000, 4_000], [18, 8, 18], [4, 8_000], [3_300, 1_600, 1_600, 700]),
  level(4, [60_000, 3_000, 10_000], [38, 18, 28], [5, 12_000], [3_600, 1_800, 1_800, 800]),
  level(5, [200_000, 8_000, 30_000], [88, 38, 58], [5, 20_000], [4_000, 2_000, 2_000, 1_000]),
  level(6, [600_000, 20_000, 80_000], [188, 88, 88], [6, 30_000], [4_400, 2_200, 2_200, 1_200]),
  level(
    7,
    [2_000_000, 50_000, 250_000],
    [388, 188, 128],
    [7, 50_000],
    [4_800, 2_400, 2_400, 1_400],
  ),
  level(
    8,
    [6_000_000, 120_000, 700_000],
    [888, 388, 188],
    [8, 80_000],
    [5_200, 2_600, 2_600, 1_600],
  ),
  level(
    9,
    [20_000_000, 300_000, 2_000_000],
    [1_888, 888, 288],
    [9, 120_000],
    [5_600, 2_800, 2_800, 1_800],
  ),
  level(
    10,
    [60_000_000, 800_000, 6_000_000],
    [3_888, 1_888, 388],
    [10, 200_000],
    [6_000, 3_000, 3_000, 2_000],
  ),
];

/** The longest name that an operator may call a member by. */
export const CLUB_NAME_MAX = 20;

export const VIP_LEVEL_MAX = VIP_LEVELS.length - 1;

/** Every bonus of a level is to be staked once before it may leave. */
export const VIP_BONUS_MULTIPLE = 1;

/** How long a birthday's bonus waits, and how far around the day it is given. */
export const BIRTHDAY_CLAIM_DAYS = 30;
export const BIRTHDAY_AROUND_DAYS = 3;
/** A birthday counts once it has been known for so long. */
export const BIRTHDAY_KNOWN_DAYS = 30;

/** Fishing never gives back more than this, whatever slots do. */
export const FISH_PPM_MAX = 4_000;

const RATES = {
  RNG: 'slotsPpm',
  FISH: 'slotsPpm',
  LIVE: 'livePpm',
  SPORTS: 'sportsPpm',
  ESPORTS: 'sportsPpm',
  COCKFIGHT: 'sportsPpm',
  PVP: 'pvpPpm',
} as const satisfies Partial<Record<Category, keyof VipTerms>>;

type RatedCategory = keyof typeof RATES;

const isRated = (category: Category): category is RatedCategory => Object.hasOwn(RATES, category);

/** What of the valid turnover in a category comes back. Lotteries give theirs by the odds that one chooses. */
export function rebatePpm(terms: VipTerms, category: Category): number {
  if (!isRated(category)) return 0;
  const ppm = terms[RATES[category]];
  return category === 'FISH' ? Math.min(ppm, FISH_PPM_MAX) : ppm;
}

/** How a level is called, in every language. */
export const vipLabel = (level: number): string => `VIP ${level}`;
