import { CHESTS, type ChestState } from '@maneki/contract/rewards/mission';

export type Chest = (typeof CHESTS)[number];

export const findChest = (at: number): Chest | undefined => CHESTS.find((chest) => chest.at === at);

/** A chest is given once a day. */
export const chestKey = (day: string, { at }: Pick<Chest, 'at'>): string => `${day} ${at}`;

/** What a chest is at so much activity. */
export function chestState(
  { at }: Pick<Chest, 'at'>,
  { activity, isGiven }: { readonly activity: number; readonly isGiven: boolean },
): ChestState {
  if (isGiven) return 'CLAIMED';
  return activity >= at ? 'OPEN' : 'CLOSED';
}
