import type { TicketDetails } from '@maneki/contract/play/schemas';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { listNames } from '#features/catalog';
import type { Database } from '#platform/database/database';
import { readTicketNo } from './choose-tickets.ts';
import { describeDetails, type Reader } from './describe-ticket.ts';
import * as store from './store.ts';

type TicketRefusal = {
  readonly code: 'play.ticket_not_found';
  readonly detail: Record<never, never>;
};

/** One ticket with everything on it. Somebody else's is as unknown as one that never was. */
export async function getTicket(
  database: Database,
  { ticketNo, ...reader }: Reader & { readonly ticketNo: string },
): Promise<Outcome<TicketDetails, TicketRefusal>> {
  const { memberId, wallet } = reader;
  const seq = readTicketNo(ticketNo, reader);
  const row =
    seq === undefined
      ? undefined
      : await database.statement((tx) => store.findTicketBySeq(tx, { memberId, wallet, seq }));
  if (!row) return refused({ code: 'play.ticket_not_found', detail: {} });
  const names = await database.statement((tx) => listNames(tx, [row], reader.merchantCode));
  return done(describeDetails(row, reader, names));
}
