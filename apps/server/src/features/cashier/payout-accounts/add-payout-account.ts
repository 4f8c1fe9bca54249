import {
  findAccountFault,
  type PayoutType,
  readNumber,
  type TypedAccount,
} from '@maneki/contract/cashier/payout-places';
import type { WithdrawalRefusal } from '@maneki/contract/cashier/withdrawal-refusals';
import { PAYOUT_ACCOUNTS_MAX } from '@maneki/contract/cashier/withdrawal-terms';
import { normalisePayeeName } from '@maneki/contract/identity/field-check';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { findPayee, lockPayeeName } from '#features/identity';
import type { Database, Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { keepTraces, type Traces } from '../risk/keep-traces.ts';
import { takeMemberTurn } from '../take-member-turn.ts';
import type { AccountNumbers } from './account-numbers.ts';
import { foldName, isSameName } from './payee-name.ts';
import { type PayoutAccount, usableFrom } from './payout-account.ts';
import * as store from './store.ts';

export type AccountForm = {
  readonly type: PayoutType;
  readonly place: string;
  readonly branch: string;
  readonly number: string;
  readonly holderName: string;
};

export type AddAccountRefusal = Extract<
  WithdrawalRefusal,
  {
    code:
      | 'cashier.name_unset'
      | 'cashier.account_invalid'
      | 'cashier.holder_differs'
      | 'cashier.accounts_full'
      | 'cashier.account_taken';
  }
>;

type Wish = {
  readonly memberId: string;
  readonly typed: AccountForm;
  readonly traces: Traces;
  readonly now: Date;
};

/** Binds an account in the member's own name. With the first one that name stays what it is. */
export const addPayoutAccount = (
  services: { readonly database: Database; readonly numbers: AccountNumbers },
  wish: Wish,
): Promise<Outcome<PayoutAccount, AddAccountRefusal>> =>
  services.database.transact(async (tx) => {
    // One after the other, or six at once would each be the fifth.
    await takeMemberTurn(tx, wish.memberId);
    return addIn(tx, services.numbers, wish);
  });

async function addIn(
  tx: Tx,
  numbers: AccountNumbers,
  { memberId, typed, traces, now }: Wish,
): Promise<Outcome<PayoutAccount, AddAccountRefusal>> {
  const payee = await findPayee(tx, memberId);
  invariant(payee, `there is no member ${memberId}`);
  const { merchantCode, bankCountry, name } = payee;
  if (name === null) return refused({ code: 'cashier.name_unset', detail: {} });
  const account: TypedAccount = {
    ...typed,
    branch: readNumber(typed.branch),
    number: readNumber(typed.number),
  };
  const field = findAccountFault(account, bankCountry);
  if (field) return refused({ code: 'cashier.account_invalid', detail: { field } });
  if (!isSameName(normalisePayeeName(typed.holderName, bankCountry), name))
    return refused({ code: 'cashier.holder_differs', detail: {} });
  const bound = await store.listAccounts(tx, memberId);
  if (bound.length >= PAYOUT_ACCOUNTS_MAX)
    return refused({ code: 'cashier.accounts_full', detail: { max: PAYOUT_ACCOUNTS_MAX } });

  const row = await rowOf(tx, {
    account,
    numbers,
    memberId,
    merchantCode,
    name,
    now,
    isFirst: bound.length === 0,
  });
  if (!(await store.insertAccount(tx, row)))
    return refused({ code: 'cashier.account_taken', detail: {} });
  await lockPayeeName(tx, { memberId, now });
  const holder = numbers.hash(merchantCode, 'holder', foldName(name));
  await keepTraces(tx, { memberId, merchantCode, traces: { ...traces, HOLDER: holder }, now });
  return done({ ...row, removedAt: null });
}

async function rowOf(
  tx: Tx,
  {
    account: { type, place, branch, number },
    numbers,
    ...own
  }: Pick<PayoutAccount, 'memberId' | 'merchantCode'> & {
    readonly account: TypedAccount;
    readonly numbers: AccountNumbers;
    readonly name: string;
    readonly isFirst: boolean;
    readonly now: Date;
  },
) {
  const { memberId, merchantCode, now } = own;
  const isCrypto = type === 'CRYPTO';
  const keptBranch = type === 'BANK' && branch !== '' ? branch : null;
  return {
    id: drawId(now),
    merchantCode,
    memberId,
    type,
    bankCode: isCrypto ? null : place,
    branch: keptBranch,
    network: isCrypto ? place : null,
    numberSealed: numbers.seal(number),
    // Banks number their accounts each for itself, so the place belongs to the number.
    numberHash: numbers.hash(merchantCode, type, place, keptBranch ?? '', number),
    lastFour: number.slice(-4),
    holderName: own.name,
    isDefault: own.isFirst,
    boundAt: now,
    usableAt: usableFrom(now, await store.countEverBound(tx, memberId)),
  };
}
