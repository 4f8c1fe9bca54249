const QUIET_MS = 30 * 24 * 60 * 60 * 1_000;

/** What the site offers by itself, once something useful has happened. */
type Offer = 'install' | 'push';

/** Whether an offer may be made: not for a month after somebody said no. */
export function mayOffer(offer: Offer): boolean {
  const saidNoAt = Number(window.localStorage.getItem(keyOf(offer)));
  return Date.now() - saidNoAt > QUIET_MS;
}

export const leaveAlone = (offer: Offer): void =>
  window.localStorage.setItem(keyOf(offer), String(Date.now()));

const keyOf = (offer: Offer) => `offer-declined-${offer}`;
