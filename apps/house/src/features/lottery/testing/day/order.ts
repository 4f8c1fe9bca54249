import { MINUTE_MS } from '@maneki/kernel/clock';
import type { Seat } from './seat-members.ts';
import type { SlipWish } from './write-wish.ts';

/** What somebody wished for, and what the house said to it: all that is remembered of a day beside its books. */
export type Order = {
  readonly seat: Seat;
  readonly wish: SlipWish;
  /** Nobody heard an answer where the node ended that was asked. */
  answer: 'taken' | 'unheard' | { readonly refused: string };
  /** When its owner was told that it is given back, or what of it still can be. */
  cancelledAt?: number;
};

/** The issues that an order is on, with how often it stakes on each. */
export const issuesOf = ({ wish }: Order): readonly { no: number; multiplier: number }[] =>
  wish.chase?.issues ?? [{ no: wish.no, multiplier: 1 }];

/** A fast game's issues are numbered by their length since 1970; one of days by how many there were. */
export const minutesOf = ({ game }: Seat): number | undefined =>
  'minutes' in game.schedule ? game.schedule.minutes : undefined;

export const opensAt = (seat: Seat, no: number): number =>
  no * (minutesOf(seat) ?? Number.NaN) * MINUTE_MS;
