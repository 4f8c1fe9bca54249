import { kindsOf, type TransferGroup } from '@maneki/contract/wallet/kinds';
import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { findOwner } from '#features/identity';
import type { MerchantDirectory } from '#features/site';
import type { Database } from '#platform/database/database';
import { findMainWallet } from '../main-wallet.ts';
import type { WalletName } from '../movement.ts';
import { readCursor, writeCursor } from '../record/cursor.ts';
import { referenceOf } from '../reference.ts';
import * as store from './store.ts';

type Asked = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly wallet?: WalletName | undefined;
  readonly group?: TransferGroup | 'agent' | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

/** A page of an account's whole record, the newest entry first. */
export async function listMemberTransfers(
  {
    database,
    merchants,
  }: {
    readonly database: Database;
    readonly merchants: Pick<MerchantDirectory, 'findMarket'>;
  },
  asked: Asked,
) {
  const { memberId, group, from, to, cursor, size } = asked;
  const owner = await database.statement((tx) => findOwner(tx, memberId));
  if (owner?.merchantCode !== asked.merchantCode)
    return refused({ code: 'wallet.member_unknown', detail: {} });
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && !after) return refused({ code: 'wallet.cursor_invalid', detail: {} });
  const wallet =
    asked.wallet ?? (await database.statement((tx) => findMainWallet(tx, merchants, memberId)));
  const choice = {
    memberId,
    wallet,
    kinds: group && kindsOf(group),
    from: from ? new Date(from) : undefined,
    to: to ? new Date(to) : undefined,
  };
  // One more than is shown tells whether there is a next page.
  const page = { after, limit: size + 1 };
  const rows = await database.statement((tx) => store.listTransfers(tx, choice, page));
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return done({
    rows: shown.map(({ at, seq, isIn, amount, balanceAfter, ...row }) => ({
      ...row,
      reference: referenceOf(memberId, wallet, seq),
      at: at.toISOString(),
      direction: isIn ? ('IN' as const) : ('OUT' as const),
      amount: writeAmount(amount),
      balanceAfter: writeAmount(balanceAfter),
    })),
    next: last && rows.length > size ? writeCursor(last) : null,
  });
}
