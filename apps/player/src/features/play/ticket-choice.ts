import type { RequestOf, ResponseOf } from '@maneki/contract/contract';
import type { playEndpoints } from '@maneki/contract/play/endpoints';
import {
  CATEGORIES,
  type Category,
  TICKET_STATUSES,
  type TicketStatus,
} from '@maneki/contract/play/tickets';

/** What the betting record is narrowed by, beside its period. */
export type TicketFilters = {
  readonly category?: Category | undefined;
  readonly vendor?: string | undefined;
  readonly game?: string | undefined;
  readonly status?: TicketStatus | undefined;
  readonly ticketNo?: string | undefined;
};

export type TicketChoice = RequestOf<(typeof playEndpoints)['sumTickets']>;
export type PlayedVendor = ResponseOf<(typeof playEndpoints)['listPlayed']>['vendors'][number];

export const TICKET_NUMBER_CHARACTERS = { min: 3, max: 40 } as const;

export const isTicketNumber = (text: string): boolean =>
  text.length >= TICKET_NUMBER_CHARACTERS.min && text.length <= TICKET_NUMBER_CHARACTERS.max;

const NAMES = ['category', 'vendor', 'game', 'status', 'ticketNo'] as const;
const CODE_CHARACTERS_MAX = 64;

/** The filters of an address. What the record does not know is left out, as if nobody had asked. */
export function readFilters(address: URLSearchParams): TicketFilters {
  const code = (name: string) => {
    const value = address.get(name) ?? '';
    return value.length > 0 && value.length <= CODE_CHARACTERS_MAX ? value : undefined;
  };
  const vendor = code('vendor');
  const ticketNo = address.get('ticketNo') ?? '';
  return {
    category: CATEGORIES.find((known) => known === address.get('category')),
    vendor,
    // Games are named by their vendor: without it the name means nothing.
    game: vendor && code('game'),
    status: TICKET_STATUSES.find((known) => known === address.get('status')),
    ticketNo: isTicketNumber(ticketNo) ? ticketNo : undefined,
  };
}

/** The address of the same record with other filters. */
export function writeFilters(address: URLSearchParams, filters: TicketFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of NAMES) {
    const value = filters[name];
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** How many filters the sheet holds; the number that is looked for stands in sight by itself. */
export const countFilters = ({ ticketNo: _inSight, ...filters }: TicketFilters): number =>
  Object.values(filters).filter((value) => value !== undefined).length;

export const hasFilters = (filters: TicketFilters): boolean =>
  countFilters(filters) > 0 || filters.ticketNo !== undefined;
