import { isPlayCredit } from '@maneki/contract/identity/member-types';
import { invariant } from '@maneki/kernel/invariant';
import { fromReferenceUnits } from '@maneki/kernel/money';
import { findOwner, type Owner, openingGiftRu } from '#features/identity';
import type { MarketPolicy, MerchantDirectory } from '#features/site';
import type { Database } from '#platform/database/database';
import * as accounts from './accounts/store.ts';
import type { WalletName } from './movement.ts';
import { windowsOf } from './windows.ts';

/** Play credit to try games with, in reference units. */
const TRIAL_RU = 2_000;

export type WalletServices = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
};

export type Account = NonNullable<accounts.StoredAccount>;

/** An account, opened with what it begins with when it is touched for the first time. */
export async function getAccount(
  { database, merchants }: WalletServices,
  { memberId, wallet, now }: { memberId: string; wallet: WalletName; now: Date },
): Promise<Account> {
  const found = await database.statement((tx) => accounts.findAccount(tx, { memberId, wallet }));
  if (found) return found;
  const account = await database.transact(async (tx) => {
    const owner = await findOwner(tx, memberId);
    invariant(owner, `nobody has the id ${memberId}`);
    const { businessTimezone } = merchants.get(owner.merchantCode);
    await accounts.insertAccount(tx, {
      memberId,
      wallet,
      merchantCode: owner.merchantCode,
      currency: currencyOf(owner, wallet),
      gift: giftFor(owner, wallet, merchants.findMarket(owner.countryCode)?.mode ?? 'DEMO'),
      at: now,
      windows: windowsOf(now, businessTimezone),
    });
    return accounts.findAccount(tx, { memberId, wallet });
  });
  invariant(account, `the account of ${memberId} was not opened`);
  return account;
}

/** Play credit has a currency of its own, so that it can never meet money. */
export const currencyOf = ({ type, currency }: Owner, wallet: WalletName): string =>
  isPlayCredit(type) || wallet === 'FREE' ? `${currency}.PLAY` : currency;

/** Play credit to try games with, or what a member may be given to begin with. */
export function giftFor(owner: Owner, wallet: WalletName, mode: MarketPolicy['mode']): bigint {
  const { type, currency } = owner;
  const isCredit = isPlayCredit(type) || wallet === 'FREE';
  if (isCredit) return fromReferenceUnits(TRIAL_RU, currency);
  return fromReferenceUnits(openingGiftRu({ ...owner, mode }), currency);
}
