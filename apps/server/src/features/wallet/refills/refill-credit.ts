import type { WalletRefusal } from '@maneki/contract/wallet/refusals';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { findAccount } from '../accounts/store.ts';
import { creditInDebt } from '../debts/credit-in-debt.ts';
import { findRefusal } from '../find-refusal.ts';
import type { Reader, VendorBalances } from '../get-wallet.ts';
import * as ledger from '../ledger/store.ts';
import { fingerprintOf, type Movement, type WalletName } from '../movement.ts';
import { type Account, getAccount } from '../open-account.ts';
import { referenceOf } from '../reference.ts';
import type { BalanceNews } from '../tell-balance.ts';
import { windowsOf } from '../windows.ts';
import { findRefillTerms, type RefillServices } from './find-refill.ts';
import {
  findRefillRefusal,
  REFILL_EVERY_MS,
  type RefillRefusal,
  type RefillTerms,
} from './refill.ts';
import * as store from './store.ts';

export type Refilled = {
  readonly amount: bigint;
  readonly available: bigint;
  readonly reference: string;
};

type Barred = Extract<WalletRefusal, { code: 'wallet.account_blocked' | 'wallet.account_closed' }>;

/** What the caller calls this wish: sent again, it is the same refill. */
export type RefillWish = Reader & { readonly wallet: WalletName; readonly wishKey: string };

/**
 * Gives play credit again to somebody who has nothing left to play with. What vendors hold is asked for
 * first; all else is looked at while the account is held, so that two wishes at once are one refill.
 */
export async function refillCredit(
  services: RefillServices & {
    readonly listVendorBalances?: VendorBalances;
    readonly tellBalance: (news: BalanceNews) => void;
  },
  wish: RefillWish,
): Promise<Outcome<Refilled, RefillRefusal | Barred>> {
  const { memberId, wallet } = wish;
  await getAccount(services, wish);
  const terms = await findRefillTerms(services, wish);
  // Play credit beside money stands for itself.
  const vendors = wallet !== 'FREE' ? ((await services.listVendorBalances?.(wish)) ?? []) : [];
  const elsewhere = vendors.reduce((total, { balance }) => total + (balance ?? 0n), 0n);
  const outcome = await services.database.transact((tx) =>
    refill(tx, { ...wish, services, terms, elsewhere }),
  );
  if (!outcome.ok) return outcome;
  const { account, amount, seq } = outcome.value;
  services.tellBalance({
    memberId,
    merchantCode: account.merchant_code,
    wallet,
    currency: account.currency,
    balance: account.available,
    seq: account.seq,
  });
  const reference = referenceOf(memberId, wallet, seq);
  return done({ amount, available: account.available, reference });
}

type InHand = RefillWish & {
  readonly services: RefillServices;
  readonly terms: RefillTerms | undefined;
  readonly elsewhere: bigint;
};

type Given = { readonly account: Account; readonly amount: bigint; readonly seq: bigint };

async function refill(
  tx: Tx,
  { services, terms, elsewhere, memberId, wallet, wishKey, now }: InHand,
): Promise<Outcome<Given, RefillRefusal | Barred>> {
  const account = await store.lockAccount(tx, { memberId, wallet });
  const name = { memberId, source: 'wallet', key: `refill-${wallet}-${wishKey}` };
  const earlier = await ledger.findStored(tx, name);
  if (earlier) return done({ account, amount: earlier.amount, seq: earlier.seq! });
  const since = new Date(now.getTime() - REFILL_EVERY_MS);
  const lastAt = await store.findLastRefill(tx, { memberId, wallet, since });
  const has = account.available + account.held + elsewhere;
  const refusal = findRefillRefusal(terms, { has, lastAt, now });
  if (refusal) return refused(refusal);
  const { businessTimezone } = services.merchants.get(account.merchant_code);
  const movement: Movement = {
    ...name,
    wallet,
    currency: account.currency,
    fingerprint: fingerprintOf({ wishKey, wallet }),
    kind: 'REFILL',
    direction: 'IN',
    house: 'HOUSE_PROMO',
    amount: terms!.amount,
    counting: { as: 'NOTHING' },
    isGuarded: true,
    at: now,
    windows: windowsOf(now, businessTimezone),
  };
  const barred = findRefusal(account, movement);
  if (barred) return refused(barred as Barred);
  if (account.debt > 0n) await creditInDebt(tx, movement);
  else await ledger.moveAll(tx, [movement]);
  const given = await ledger.findStored(tx, name);
  invariant(given, `the refill of ${memberId} was not kept`);
  const after = await findAccount(tx, { memberId, wallet });
  return done({ account: after!, amount: given.amount, seq: given.seq! });
}
