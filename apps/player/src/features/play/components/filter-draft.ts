import type { TicketFilters } from '../ticket-choice.ts';

/** Filters that are being chosen and not sent yet. */
export type DraftProps = {
  readonly filters: TicketFilters;
  readonly onFilters: (filters: TicketFilters) => void;
};
