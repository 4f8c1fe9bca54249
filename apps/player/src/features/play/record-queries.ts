import { playEndpoints } from '@maneki/contract/play/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { createRecord } from '#platform/records/create-record.ts';
import type { TicketChoice } from './ticket-choice.ts';

/** The betting record. */
export const ticketRecord = createRecord({
  key: ['play', 'record'],
  readPage: (choice: TicketChoice, cursor?: string) =>
    readValue(call(playEndpoints.listTickets, { ...choice, cursor })),
  readTotals: (choice: TicketChoice) => readValue(call(playEndpoints.sumTickets, choice)),
});

export const ticketQuery = (ticketNo: string) =>
  queryOptions({
    queryKey: ['play', 'ticket', ticketNo] as const,
    queryFn: () => readValue(call(playEndpoints.getTicket, { ticketNo })),
  });

/** Vendors and games that the member has bet at. */
export const playedQuery = queryOptions({
  queryKey: ['play', 'played'] as const,
  queryFn: () => readValue(call(playEndpoints.listPlayed, {})),
  select: ({ vendors }) => vendors,
});
