import { invariant } from '@maneki/kernel/invariant';
import type { Currency } from '@maneki/kernel/money';
import { findOwner } from '#features/identity';
import type { WalletName } from '../movement.ts';
import { giftFor, type WalletServices } from '../open-account.ts';
import { nextRefillAt, REFILL_EVERY_MS, type RefillTerms } from './refill.ts';
import * as store from './store.ts';

export type RefillServices = WalletServices & {
  /** Told by a later feature, which alone knows games; without it nothing is refilled. */
  readonly findSmallestBet?: (
    player: { readonly currency: Currency; readonly merchantCode: string },
    now: Date,
  ) => Promise<bigint | undefined>;
};

type Asked = { readonly memberId: string; readonly wallet: WalletName; readonly now: Date };

/** What a wallet is filled up with once it is spent: as much as it began with. */
export async function findRefillTerms(
  { database, merchants, findSmallestBet }: RefillServices,
  { memberId, wallet, now }: Asked,
): Promise<RefillTerms | undefined> {
  const owner = await database.transact((tx) => findOwner(tx, memberId));
  invariant(owner, `nobody has the id ${memberId}`);
  const amount = giftFor(owner, wallet, merchants.findMarket(owner.countryCode)?.mode ?? 'DEMO');
  const below = await findSmallestBet?.(owner, now);
  return amount > 0n && below !== undefined ? { amount, below } : undefined;
}

/** When a wallet may be filled up again; undefined when that is now. */
export async function findNextRefill(
  { database }: RefillServices,
  { memberId, wallet, now }: Asked,
): Promise<Date | undefined> {
  const since = new Date(now.getTime() - REFILL_EVERY_MS);
  const lastAt = await database.statement((tx) =>
    store.findLastRefill(tx, { memberId, wallet, since }),
  );
  return nextRefillAt({ lastAt, now });
}
