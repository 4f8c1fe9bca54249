import { isPlayCredit } from '@maneki/contract/identity/member-types';
import { invariant } from '@maneki/kernel/invariant';
import { fromReferenceUnits } from '@maneki/kernel/money';
import { demoCurrencyOf, playCurrencyOf } from '@maneki/kernel/wallet-currency';
import { findOwner, type Owner, openingGiftRu } from '#features/identity';
import type { MarketPolicy, MerchantDirectory } from '#features/site';
import type { Database, Tx } from '#platform/database/database';
import * as accounts from './accounts/store.ts';
import { findMainWallet, mainWalletOf } from './main-wallet.ts';
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
  return database.transact((tx) => openAccount(tx, merchants, { memberId, wallet, now }));
}

type Merchants = WalletServices['merchants'];

async function openAccount(
  tx: Tx,
  merchants: Merchants,
  { memberId, wallet, now }: { memberId: string; wallet: WalletName; now: Date },
): Promise<Account> {
  const owner = await findOwner(tx, memberId);
  invariant(owner, `nobody has the id ${memberId}`);
  const { businessTimezone } = merchants.get(owner.merchantCode);
  const market = merchants.findMarket(owner.countryCode);
  const isOwn = wallet === 'FREE' || wallet === mainWalletOf(owner, market);
  invariant(isOwn, `${memberId} does not play with a wallet ${wallet}`);
  await accounts.insertAccount(tx, {
    memberId,
    wallet,
    merchantCode: owner.merchantCode,
    currency: currencyOf(owner, wallet),
    gift: giftFor(owner, wallet, market?.mode ?? 'DEMO'),
    at: now,
    windows: windowsOf(now, businessTimezone),
  });
  const account = await accounts.findAccount(tx, { memberId, wallet });
  invariant(account, `the account of ${memberId} was not opened`);
  return account;
}

/** The same within a transaction, for whoever gives money to a member who has never looked for any. */
export async function openMainAccount(
  tx: Tx,
  merchants: Merchants,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<Account> {
  const wallet = await findMainWallet(tx, merchants, memberId);
  return openAccount(tx, merchants, { memberId, wallet, now });
}

/** The account of what a member plays with, opened like any other. */
export async function getMainAccount(
  services: WalletServices,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<Account> {
  const { database, merchants } = services;
  const wallet = await database.statement((tx) => findMainWallet(tx, merchants, memberId));
  return getAccount(services, { memberId, wallet, now });
}

/** Credit has a currency of its own, so that it can never meet money. */
export function currencyOf({ type, currency }: Owner, wallet: WalletName): string {
  if (isPlayCredit(type) || wallet === 'FREE') return playCurrencyOf(currency);
  return wallet === 'DEMO' ? demoCurrencyOf(currency) : currency;
}

/** Play credit to try games with, or what a member may be given to begin with. */
export function giftFor(owner: Owner, wallet: WalletName, mode: MarketPolicy['mode']): bigint {
  const { type, currency } = owner;
  const isCredit = isPlayCredit(type) || wallet === 'FREE';
  if (isCredit) return fromReferenceUnits(TRIAL_RU, currency);
  return fromReferenceUnits(openingGiftRu({ ...owner, mode }), currency);
}
