import type { PlayType } from '@maneki/games/lottery/play';
import { basketOf, type DeskStore, endOrder, sendOrder } from '../desk.ts';
import type { LotteryPlay, SlipWish } from '../lottery-play.ts';

type Place = { readonly play: LotteryPlay; readonly desk: DeskStore };

/** A slip as it is wished for; its key is given to it here. */
export type PlacedWish = Omit<SlipWish, 'key'> & { readonly playType: PlayType };

/**
 * Buys selections of the slip, and says what became of them. Meanwhile the player may go on with everything else: only
 * what was bought leaves its slip. A wish whose end nobody knows keeps its key, so that it is bought once at most.
 */
export async function placeSlip(
  { play, desk }: Place,
  wish: PlacedWish,
  { ids, stake }: { readonly ids: readonly number[]; readonly stake: bigint },
): Promise<void> {
  const { playType: type } = wish;
  if (play.state.get().asking) return;
  const key = desk.get().orders[type]?.key ?? crypto.randomUUID();
  const basket = basketOf({ ...desk.get(), type }).filter(({ id }) => ids.includes(id));
  sendOrder(desk, type, { key, ids });
  play.tell(null);
  const answer = await play.buy({ ...wish, key }, stake);
  if (!answer) return;
  endOrder(desk, type, { isBought: answer.ok });
  if (answer.ok) {
    const { slips, balance } = answer.value;
    play.tell({ kind: 'bought', type, slips, basket, isSure: balance !== null });
    return;
  }
  play.tell({ kind: 'refused', type, refusal: answer.refusal, ids });
  // What is closed or full now may be said of the pads as well.
  if (!play.state.get().hasEnded) await play.coming.read();
}
