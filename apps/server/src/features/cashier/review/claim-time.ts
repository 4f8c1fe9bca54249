import { ORDER_CLAIM_MINUTES } from '@maneki/contract/cashier/review';
import { MINUTE_MS } from '@maneki/kernel/clock';

/** Claims from this moment or earlier are over: whoever made them has gone home. */
export const claimsSince = (now: Date): Date =>
  new Date(now.getTime() - ORDER_CLAIM_MINUTES * MINUTE_MS);

export const isClaimAlive = (claimedAt: Date, now: Date): boolean => claimedAt > claimsSince(now);
