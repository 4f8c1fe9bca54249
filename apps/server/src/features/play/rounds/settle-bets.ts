import { isUnsure } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { shareStatements } from '#platform/database/share-statements';
import * as store from './store.ts';

/** A bet to be decided: its name, and what becomes of it once its ticket is known. */
export type Settlement = store.TicketName & {
  /** Writes the change of a ticket; undefined where a ticket like this one cannot be decided so. */
  describe(ticket: store.FoundTicket): store.SettlementRow | undefined;
};

export type SettlementResult = {
  /** As it was before, or as it is now where nothing was settled; undefined for an unknown bet. */
  readonly ticket: store.FoundTicket | undefined;
  /** The movement, where the bet was settled. */
  readonly moved: store.MovedRow | undefined;
  /** Its number is taken, or its money could not follow: the caller looks why. */
  readonly isConflict: boolean;
};

type Settled = Pick<SettlementResult, 'moved'> & {
  readonly position: number;
  readonly ticket: store.FoundTicket;
};

/**
 * Lets wins and rollbacks of one moment share two statements: one reads the tickets of all, the other
 * changes them and moves the money. A member has one settlement under way, so that the second of two
 * wins reads what the first one left.
 */
export function shareSettlements(
  database: Database,
  size: { readonly lanes: number; readonly wishesMax: number },
): (settlement: Settlement) => Promise<SettlementResult> {
  const settle = shareStatements<Settlement, Settled>({
    ...size,
    run: (settlements) => settleAll(database, settlements),
    accountOf: ({ memberId }) => memberId,
    isConflict: isUnsure,
  });
  return async (settlement) => {
    const shared = await settle(settlement);
    if (shared.kind === 'row') return { ...shared.row, isConflict: false };
    const isConflict = shared.kind === 'conflict';
    const ticket = isConflict
      ? await database.statement((tx) => store.findTicket(tx, settlement))
      : undefined;
    return { ticket, moved: undefined, isConflict };
  };
}

async function settleAll(
  database: Database,
  settlements: readonly Settlement[],
): Promise<Settled[]> {
  const tickets = await database.statement((tx) => store.findTickets(tx, settlements));
  const rows = tickets.flatMap((ticket) => {
    const { position } = ticket;
    const row = settlements[position]!.describe(ticket);
    return row ? [{ ...row, position }] : [];
  });
  const moved = rows.length > 0 ? await database.statement((tx) => store.settleBets(tx, rows)) : [];
  const movedAt = new Map(moved.map((row) => [row.position, row]));
  return tickets.map((ticket) => {
    const { position } = ticket;
    return { position, ticket, moved: movedAt.get(position) };
  });
}
