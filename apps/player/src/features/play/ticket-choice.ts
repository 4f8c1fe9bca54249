import type { RequestOf, ResponseOf } from '@maneki/contract/contract';
import type { playEndpoints } from '@maneki/contract/play/endpoints';
import {
  CATEGORIES,
  type Category,
  TICKET_STATUSES,
  type TicketStatus,
} from '@maneki/contract/play/tickets';
import { readCode, readOneOf } from '#platform/records/address-filters.ts';

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

/** The filters of an address. */
export function readFilters(address: URLSearchParams): TicketFilters {
  const vendor = readCode(address, 'vendor');
  const ticketNo = address.get('ticketNo') ?? '';
  return {
    category: readOneOf(address, 'category', CATEGORIES),
    vendor,
    // Games are named by their vendor: without it the name means nothing.
    game: vendor && readCode(address, 'game'),
    status: readOneOf(address, 'status', TICKET_STATUSES),
    ticketNo: isTicketNumber(ticketNo) ? ticketNo : undefined,
  };
}

/** How many filters the sheet holds; the number that is looked for stands in sight by itself. */
export const countFilters = ({ ticketNo: _inSight, ...filters }: TicketFilters): number =>
  Object.values(filters).filter((value) => value !== undefined).length;

export const hasFilters = (filters: TicketFilters): boolean =>
  countFilters(filters) > 0 || filters.ticketNo !== undefined;
