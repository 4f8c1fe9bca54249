import type { Language } from '@maneki/contract/language';
import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { findOwner } from '#features/identity';
import type { Database } from '#platform/database/database';
import type { VendorBalances } from '../get-wallet.ts';
import type { WalletName } from '../movement.ts';
import * as store from './store.ts';

type Asked = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly language: Language;
  readonly now: Date;
};

/** What a member has and owes. Looking opens no account: that is for its member to do. */
export async function readMemberWallet(
  services: { readonly database: Database; readonly listVendorBalances?: VendorBalances },
  { merchantCode, ...reader }: Asked,
) {
  const { database } = services;
  const { memberId } = reader;
  const read = await database.transact(async (tx) => ({
    owner: await findOwner(tx, memberId),
    accounts: await store.listAccounts(tx, memberId),
    debts: await store.listDebts(tx, memberId),
  }));
  if (read.owner?.merchantCode !== merchantCode)
    return refused({ code: 'wallet.member_unknown', detail: {} });
  const vendors = (await services.listVendorBalances?.(reader)) ?? [];
  return done({
    accounts: read.accounts.map((account) => ({
      wallet: account.code as WalletName,
      currency: account.currency,
      available: writeAmount(account.available),
      held: writeAmount(account.held),
      debt: writeAmount(account.debt),
      openedAt: account.opened_at.toISOString(),
      movedAt: account.moved_at.toISOString(),
      closedAt: account.closed_at?.toISOString() ?? null,
      blockedUntil: laterThan(reader.now, account.blocked_until),
    })),
    vendors: vendors.map(({ code, name, balance, isStale }) => ({
      code,
      name,
      balance: balance === null ? null : writeAmount(balance),
      isStale,
    })),
    debts: read.debts.map((debt) => ({
      wallet: debt.wallet as WalletName,
      currency: debt.currency,
      amount: writeAmount(debt.amount),
      collected: writeAmount(debt.collected),
      reason: debt.reason,
      createdAt: debt.created_at.toISOString(),
    })),
  });
}

const laterThan = (now: Date, until: Date | null): string | null =>
  until && until > now ? until.toISOString() : null;
