import type { PlayType } from '@maneki/games/lottery/play';
import type { Refusal } from '#frame/call-house.ts';
import { isOver } from '#frame/house-link.ts';
import { basketOf, type DeskStore, endOrder, leaveOrder, sendOrder } from '../desk.ts';
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
  const earlier = desk.get().orders[type];
  const key = earlier?.key ?? crypto.randomUUID();
  const basket = basketOf({ ...desk.get(), type }).filter(({ id }) => ids.includes(id));
  sendOrder(desk, type, { key, ids });
  play.tell(null);
  const answer = await play.buy({ ...wish, key }, stake);
  if (!answer) return;
  const mayBeBought = !answer.ok && (answer.wasLost || !!earlier) && !isEnd(answer.refusal);
  if (mayBeBought) leaveOrder(desk, type);
  else endOrder(desk, type, { isBought: answer.ok });
  if (answer.ok) {
    const { slips, balance } = answer.value;
    play.tell({ kind: 'bought', type, slips, basket, isSure: balance !== null });
    return;
  }
  play.tell({ kind: 'refused', type, refusal: answer.refusal, ids, isSure: !mayBeBought });
  // What is closed or full now may be said of the pads as well.
  if (!play.state.get().hasEnded) await play.coming.read();
}

/**
 * Whether a refusal is the end of a wish, also of a try before it whose answer was lost. Calls are counted, and
 * sessions are looked for, before the house looks at a key: that says nothing of an earlier try.
 */
const isEnd = (refusal: Refusal): boolean => !(refusal.code.startsWith('call.') || isOver(refusal));

/** Whoever goes on to the next slip has seen what was bought before; what was refused stands on its sheet. */
export function forgetBought(play: LotteryPlay): void {
  if (play.state.get().told?.kind === 'bought') play.tell(null);
}

/** Whoever closes the sheet has seen what it told, unless the end of it is still to come. */
export function leaveSheet(play: LotteryPlay): void {
  if (play.state.get().told?.isSure) play.tell(null);
}
