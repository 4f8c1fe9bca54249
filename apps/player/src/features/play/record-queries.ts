import { playEndpoints } from '@maneki/contract/play/endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import type { TicketChoice } from './ticket-choice.ts';

/**
 * The betting record, page by page. It is read again when somebody asks for it and not when the window
 * comes back to the front: cards must not move under a finger.
 */
export const ticketsQuery = (choice: TicketChoice) =>
  infiniteQueryOptions({
    queryKey: ['play', 'record', 'list', choice] as const,
    queryFn: ({ pageParam }) => readTickets(choice, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const readTickets = (choice: TicketChoice, cursor?: string) =>
  readValue(call(playEndpoints.listTickets, { ...choice, cursor }));

/** What the whole choice comes to, asked apart, so that the list does not wait for it. */
export const ticketTotalsQuery = (choice: TicketChoice) =>
  queryOptions({
    queryKey: ['play', 'record', 'sum', choice] as const,
    queryFn: () => readValue(call(playEndpoints.sumTickets, choice)),
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
