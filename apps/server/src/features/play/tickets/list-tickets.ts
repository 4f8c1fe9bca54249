import type { Ticket } from '@maneki/contract/play/schemas';
import { RECORD_PAGE_SIZE } from '@maneki/contract/wallet/kinds';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { listNames } from '#features/catalog';
import { type PeriodRefusal, readCursor, writeCursor } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { type Asked, chooseTickets } from './choose-tickets.ts';
import { describeTicket, type Reader } from './describe-ticket.ts';
import * as store from './store.ts';

export type TicketPage = { readonly list: Ticket[]; readonly next: string | null };

type CursorRefusal = {
  readonly code: 'wallet.cursor_invalid';
  readonly detail: Record<never, never>;
};

/** One page of the betting record, the newest ticket first. */
export async function listTickets(
  database: Database,
  asked: Asked & Reader & { readonly cursor?: string | undefined },
): Promise<Outcome<TicketPage, PeriodRefusal | CursorRefusal>> {
  const choice = chooseTickets(asked);
  if (!choice.ok) return choice;
  const after = asked.cursor === undefined ? undefined : readCursor(asked.cursor);
  if (asked.cursor !== undefined && !after)
    return refused({ code: 'wallet.cursor_invalid', detail: {} });
  // One more than is shown tells whether there is a next page.
  const page = { after, limit: RECORD_PAGE_SIZE + 1 };
  const rows = await database.statement((tx) => store.listTickets(tx, choice.value, page));
  const shown = rows.slice(0, RECORD_PAGE_SIZE);
  const names = await database.statement((tx) => listNames(tx, shown, asked.merchantCode));
  const last = shown.at(-1);
  const hasMore = rows.length > shown.length;
  return done({
    list: shown.map((row) => describeTicket(row, asked, names)),
    next: last && hasMore ? writeCursor({ at: last.placedAt, seq: last.seq }) : null,
  });
}
