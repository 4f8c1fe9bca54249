import type { MarketPolicy } from '#features/site';

/** What decides whether somebody may be given something. */
export type Recipient = {
  readonly mode: MarketPolicy['mode'];
  /** Whether a phone number has been proven to be theirs. */
  readonly isMobileProven: boolean;
};

/**
 * Whether a member may be given anything at all. Where real money is played for, a gift waits for a proven phone
 * number: a number is one member's, so that nobody opens accounts for what each of them is given.
 */
export const mayBeGiven = ({ mode, isMobileProven }: Recipient): boolean =>
  mode === 'DEMO' || (mode === 'REAL' && isMobileProven);

/** What a new member begins with, in reference units: it comes out of nothing, so it is never real money. */
export const openingGiftRu = (recipient: Recipient & { readonly bonusRu: number }): number =>
  recipient.mode === 'DEMO' && mayBeGiven(recipient) ? recipient.bonusRu : 0;
