/** Says of a step in the history that the record lies below it, so that closing is going back. */
const OVER_RECORD = { isOverRecord: true } as const;

const isOverRecord = (state: unknown): boolean =>
  (state as { isOverRecord?: unknown } | null)?.isOverRecord === true;

/** Where a ticket's details are: the record as it is shown, with the ticket over it. */
export function openTicket(address: URLSearchParams, ticketNo: string) {
  const next = new URLSearchParams(address);
  next.set('ticket', ticketNo);
  return { search: `?${next}`, steps: { state: OVER_RECORD, preventScrollReset: true } } as const;
}

/** How the details are left: one step back to the record they were opened from, else the record without them. */
export function leaveTicket(address: URLSearchParams, state: unknown) {
  if (isOverRecord(state)) return { steps: -1 } as const;
  const next = new URLSearchParams(address);
  next.delete('ticket');
  return { to: { search: next.size > 0 ? `?${next}` : '' } } as const;
}
