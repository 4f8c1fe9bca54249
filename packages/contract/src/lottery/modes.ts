import type { VendorSorting } from '../catalog/schemas.ts';
import type { PLAY_TYPES, PRIZE_MODES } from '../constants.ts';
import type { LotteryPlayType, LotteryPrizeMode } from '../house/lottery.ts';
import type { Category } from '../play/tickets.ts';

/** As addresses and lists of this site write them; the house writes them in capitals. */
export type PlayType = (typeof PLAY_TYPES)[number];
/** SEA is chosen by the vendor alone and is no mode of a merchant. */
export type PrizeMode = (typeof PRIZE_MODES)[number] | 'SEA';

/** Vendors of which a merchant chooses whether they pay by series or at fixed odds. */
export const LOTTERY_VENDORS = ['LOTT', 'TCG_LOTTO_VN'] as const;

/** Whose prizes are its own, whatever a merchant chooses. */
export const SEA_VENDOR = 'TCG_SEA';

const lotteryVendors: ReadonlySet<string> = new Set(LOTTERY_VENDORS);

export const isLotteryVendor = (vendor: string): boolean => lotteryVendors.has(vendor);

/** By which prizes somebody may bet at a lottery, as the platform tells whoever runs it when a session is opened. */
export function modesOfLottery({
  vendorCode,
  category,
  isBySeries,
}: {
  readonly vendorCode: string;
  /** As its provider lists it. */
  readonly category: 'LOTT' | 'ELOTT';
  /** What the merchant has chosen for its lotteries. */
  readonly isBySeries: boolean;
}): readonly LotteryPrizeMode[] {
  if (vendorCode === SEA_VENDOR) return ['SEA'];
  if (isLotteryVendor(vendorCode)) return isBySeries ? ['LOTT', 'ZY'] : ['ELOTT'];
  return category === 'LOTT' ? ['LOTT', 'ZY'] : ['ELOTT', 'SEA'];
}

type Mapping = readonly {
  readonly gameCategory: Category;
  readonly vendorNames: readonly Pick<VendorSorting['vendorNames'][number], 'vassalage'>[];
}[];

/** How a merchant's lotteries pay, by the category that lists their vendors; at fixed odds until that is known. */
export function prizeModeOf(mapping: Mapping | undefined): 'Elott' | 'Lott' {
  if (!mapping) return 'Elott';
  const isElectronic = mapping.some(
    ({ gameCategory, vendorNames }) =>
      gameCategory === 'ELOTT' && vendorNames.some(({ vassalage }) => isLotteryVendor(vassalage)),
  );
  return isElectronic ? 'Elott' : 'Lott';
}

export const PLAY_TYPE_NAMES: Readonly<Record<LotteryPlayType, PlayType>> = {
  TRADITION: 'Tradition',
  ENTERTAINMENT: 'Entertainment',
};

export const PRIZE_MODE_NAMES: Readonly<Record<LotteryPrizeMode, PrizeMode>> = {
  LOTT: 'Lott',
  ZY: 'ZY',
  ELOTT: 'Elott',
  SEA: 'SEA',
};
