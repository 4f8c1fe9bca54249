import type { playEndpoints } from '@maneki/contract/play/endpoints';
import { done } from '@maneki/kernel/outcome';
import type { MerchantDirectory } from '#features/site';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { getTicket } from './get-ticket.ts';
import { listPlayed } from './list-played.ts';
import { listTickets } from './list-tickets.ts';
import { sumTickets } from './sum-tickets.ts';

type TicketCalls = 'listTickets' | 'sumTickets' | 'getTicket' | 'listPlayed';

/** The calls of the betting record. */
export function ticketHandlers({
  database,
  merchants,
}: {
  readonly database: Database;
  readonly merchants: MerchantDirectory;
}): Pick<Handlers<typeof playEndpoints>, TicketCalls> {
  const readBy = ({ caller, merchantCode, language, now }: MemberCall) => ({
    memberId: caller.memberId,
    merchantCode,
    timezone: merchants.get(merchantCode).businessTimezone,
    language,
    now,
  });
  return {
    listTickets: (call, request) => listTickets(database, { ...request, ...readBy(call) }),
    sumTickets: (call, request) => sumTickets(database, { ...request, ...readBy(call) }),
    getTicket: (call, request) => getTicket(database, { ...request, ...readBy(call) }),
    listPlayed: async (call) => done({ vendors: await listPlayed(database, readBy(call)) }),
  };
}
