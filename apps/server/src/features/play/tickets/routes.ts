import type { playEndpoints } from '@maneki/contract/play/endpoints';
import { done } from '@maneki/kernel/outcome';
import type { MerchantDirectory } from '#features/site';
import { findMainWallet } from '#features/wallet';
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
  const readBy = async ({ caller: { memberId }, merchantCode, language, now }: MemberCall) => ({
    memberId,
    merchantCode,
    wallet: await database.statement((tx) => findMainWallet(tx, merchants, memberId)),
    timezone: merchants.get(merchantCode).businessTimezone,
    language,
    now,
  });
  return {
    listTickets: async (call, request) =>
      listTickets(database, { ...request, ...(await readBy(call)) }),
    sumTickets: async (call, request) =>
      sumTickets(database, { ...request, ...(await readBy(call)) }),
    getTicket: async (call, request) =>
      getTicket(database, { ...request, ...(await readBy(call)) }),
    listPlayed: async (call) => done({ vendors: await listPlayed(database, await readBy(call)) }),
  };
}
