import { SIGN_IN_REWARDS_RU, type SignInDayState } from '@maneki/contract/rewards/sign-in';
import { DAY_MS } from '@maneki/kernel/clock';

/** A day that was signed in, or made good. */
export type SignedDay = {
  readonly day: string;
  /** Which day of its card. */
  readonly number: number;
  /** The first day of the card. */
  readonly cardBegan: string;
};

/** Where somebody stands on a day. */
export type Card = {
  readonly isSignedToday: boolean;
  /** What today is, or would be, on which card. */
  readonly today: SignedDay;
  /** Yesterday, where it is all that is missing and can still be made good. */
  readonly missed: SignedDay | null;
};

const LAST = SIGN_IN_REWARDS_RU.length;

export const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/**
 * Goes by the latest day that was signed in. One that follows it goes on with the card, and after a full card begins
 * another; whoever missed a day begins anew, unless that day is made good, once on a card.
 */
export function cardOn(
  day: string,
  latest: SignedDay | undefined,
  { hasRepaired }: { readonly hasRepaired: boolean },
): Card {
  const anew = { isSignedToday: false, today: { day, number: 1, cardBegan: day }, missed: null };
  if (!latest) return anew;
  if (latest.day >= day) return { isSignedToday: true, today: latest, missed: null };
  const goesOn = latest.number < LAST;
  const next = { number: latest.number + 1, cardBegan: latest.cardBegan };
  if (latest.day === dayBefore(day)) return goesOn ? { ...anew, today: { day, ...next } } : anew;
  const missed = dayBefore(day);
  const isOneMissing = latest.day === dayBefore(missed);
  if (!isOneMissing || !goesOn || hasRepaired) return anew;
  return { ...anew, missed: { day: missed, ...next } };
}

/** What each day of the card that is shown is. */
export function daysOf({ isSignedToday, today, missed }: Card): SignInDayState[] {
  const shown = missed?.number ?? today.number;
  return SIGN_IN_REWARDS_RU.map((_, index) => {
    const number = index + 1;
    if (number < shown || (number === shown && isSignedToday)) return 'SIGNED';
    if (number > shown) return 'AHEAD';
    return missed ? 'MISSED' : 'TODAY';
  });
}
