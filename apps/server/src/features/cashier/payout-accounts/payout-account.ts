import type { PayoutType } from '@maneki/contract/cashier/payout-places';
import { placeName } from '@maneki/contract/cashier/payout-places';
import { DAY_MS } from '@maneki/kernel/clock';

/** Where a member's money goes to. */
export type PayoutAccount = {
  readonly id: string;
  readonly merchantCode: string;
  readonly memberId: string;
  readonly type: PayoutType;
  readonly bankCode: string | null;
  readonly branch: string | null;
  readonly network: string | null;
  readonly numberSealed: string;
  readonly lastFour: string;
  readonly holderName: string;
  readonly isDefault: boolean;
  readonly boundAt: Date;
  readonly usableAt: Date;
  readonly removedAt: Date | null;
};

/** The first account can be paid to at once; a later one may be a thief's, and waits for a day. */
const LATER_ACCOUNTS_WAIT_MS = DAY_MS;

export const usableFrom = (now: Date, boundBefore: number): Date =>
  boundBefore === 0 ? now : new Date(now.getTime() + LATER_ACCOUNTS_WAIT_MS);

/** The bank, the wallet, or the network of coins. */
export const placeOf = ({ bankCode, network }: Pick<PayoutAccount, 'bankCode' | 'network'>) =>
  bankCode ?? network ?? '';

/** What its owner and operators see: never the whole number. */
export const describeAccount = (account: PayoutAccount) => ({
  id: account.id,
  type: account.type,
  place: placeOf(account),
  placeName: placeName(placeOf(account)),
  branch: account.branch,
  lastFour: account.lastFour,
  holderName: account.holderName,
  isPreferred: account.isDefault,
  boundAt: account.boundAt.toISOString(),
  usableAt: account.usableAt.toISOString(),
});
