import { type PointerEvent, useRef } from 'react';
import { isSwipedAway, type SwipeMove } from './swipe-away.ts';

/** Where a finger trembles in place it taps. */
const SLOP_PX = 8;

type Swipe = {
  readonly startX: number;
  readonly startY: number;
  readonly moves: SwipeMove[];
};

/**
 * Handlers for the part of a modal by which a finger drags it away. The modal follows by the variable
 * `--swiped`, which only counts while it is open: closed, it goes on from where the finger left it.
 */
export function useSwipeAway(direction: 'right' | 'down', onAway: () => void) {
  const swipe = useRef<Swipe>(undefined);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // Another modal's events come here too if it was opened from this one.
    const isInside = event.currentTarget.contains(event.target as Node);
    if (event.pointerType === 'mouse' || !event.isPrimary || !isInside) return;
    swipe.current = { startX: event.clientX, startY: event.clientY, moves: [] };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!swipe.current) return;
    const { startX, startY, moves } = swipe.current;
    const [x, y] = [event.clientX - startX, event.clientY - startY];
    const [away, aside] = direction === 'right' ? [x, y] : [y, x];
    if (moves.length === 0) {
      if (Math.hypot(x, y) < SLOP_PX) return;
      if (away < Math.abs(aside)) {
        swipe.current = undefined;
        return;
      }
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    moves.push({ at: event.timeStamp, distance: Math.max(0, away) });
    follow(event.currentTarget, direction, Math.max(0, away));
  };
  const end = (event: PointerEvent<HTMLElement>, isReleased: boolean) => {
    const moves = swipe.current?.moves ?? [];
    swipe.current = undefined;
    if (moves.length === 0) return;
    const dialog = dialogOf(event.currentTarget);
    delete dialog.dataset.swiping;
    const release = { at: event.timeStamp, extent: extentOf(event.currentTarget, direction) };
    if (isReleased && isSwipedAway(moves, release)) onAway();
    else moveTo(dialog, { distance: 0, share: 0 });
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}

const dialogOf = (part: HTMLElement): HTMLElement => part.closest('dialog')!;

/** How far it has to go to be gone: what is dragged aside fills its panel, what is dragged down is the head of one. */
const extentOf = (part: HTMLElement, direction: 'right' | 'down'): number =>
  direction === 'right' ? part.offsetWidth : part.parentElement!.offsetHeight;

function follow(part: HTMLElement, direction: 'right' | 'down', distance: number): void {
  const dialog = dialogOf(part);
  dialog.dataset.swiping = '';
  moveTo(dialog, { distance, share: Math.min(1, distance / extentOf(part, direction)) });
}

function moveTo(dialog: HTMLElement, to: { distance: number; share: number }): void {
  dialog.style.setProperty('--swiped', `${to.distance}px`);
  dialog.style.setProperty('--swiped-share', String(to.share));
}
