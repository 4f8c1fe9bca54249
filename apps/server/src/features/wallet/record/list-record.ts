import { RECORD_PAGE_SIZE } from '@maneki/contract/wallet/kinds';
import type { RecordedTransfer } from '@maneki/contract/wallet/schemas';
import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import type { Database } from '#platform/database/database';
import { referenceOf } from '../reference.ts';
import { type Asked, type ChoiceRefusal, chooseTransfers } from './choose-transfers.ts';
import { readCursor, writeCursor } from './cursor.ts';
import * as store from './store.ts';

export type RecordPage = {
  readonly list: RecordedTransfer[];
  readonly next: string | null;
};

type CursorRefusal = {
  readonly code: 'wallet.cursor_invalid';
  readonly detail: Record<never, never>;
};

/** One page of an account's record, the newest entry first. */
export async function listRecord(
  database: Database,
  asked: Asked & { readonly cursor?: string | undefined },
): Promise<Outcome<RecordPage, ChoiceRefusal | CursorRefusal>> {
  const chosen = chooseTransfers(asked);
  if (!chosen.ok) return chosen;
  const after = asked.cursor === undefined ? undefined : readCursor(asked.cursor);
  if (asked.cursor !== undefined && !after)
    return refused({ code: 'wallet.cursor_invalid', detail: {} });
  // One more than is shown tells whether there is a next page.
  const page = { after, limit: RECORD_PAGE_SIZE + 1 };
  const rows = await database.statement((tx) => store.listTransfers(tx, chosen.value, page));
  const others = rows.flatMap(({ counterpartyId }) => counterpartyId ?? []);
  const names = await database.statement((tx) => listUsernames(tx, others));
  const shown = rows.slice(0, RECORD_PAGE_SIZE);
  const last = shown.at(-1);
  return done({
    list: shown.map((row) => ({
      ...describe(row, chosen.value),
      counterparty: (row.counterpartyId && names.get(row.counterpartyId)) ?? null,
    })),
    next: last && rows.length > shown.length ? writeCursor(last) : null,
  });
}

const describe = (row: store.RecordRow, { memberId, wallet }: store.Choice) => ({
  reference: referenceOf(memberId, wallet, row.seq),
  at: row.at.toISOString(),
  kind: row.kind,
  direction: row.isIn ? ('IN' as const) : ('OUT' as const),
  amount: writeAmount(row.amount),
  balanceAfter: writeAmount(row.balanceAfter),
  status: 'DONE' as const,
  remark: row.remark,
});
