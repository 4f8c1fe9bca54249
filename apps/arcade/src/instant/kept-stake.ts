import type { FrameState } from '@maneki/contract/house/schemas';
import { parseAmount, writeAmount } from '@maneki/kernel/money';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;
type Played = Pick<FrameState, 'gameId' | 'isFree' | 'currency'>;

/** Free play has a stake of its own: what is ventured there is not meant for real money. */
const keyOf = ({ gameId, isFree, currency }: Played) =>
  `house.stake.${gameId}.${isFree ? 'free' : currency}`;

/** The stake that this game was last played with in this browser, where it is known. */
export function findKeptStake(
  game: Played,
  openStorage: () => Kept = () => localStorage,
): bigint | undefined {
  try {
    return parseAmount(openStorage().getItem(keyOf(game)) ?? '') ?? undefined;
  } catch {
    // Storage may be closed in a frame of another site: the game then forgets, and works.
    return undefined;
  }
}

export function keepStake(
  game: Played,
  stake: bigint,
  openStorage: () => Kept = () => localStorage,
): void {
  try {
    openStorage().setItem(keyOf(game), writeAmount(stake));
  } catch {
    // Nothing depends on being remembered.
  }
}
