import type { memberTicketsEndpoints } from '@maneki/contract/play/member-tickets-endpoints';
import type { MerchantDirectory } from '#features/site';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import type { Play } from '../play-services.ts';
import { listMemberTickets, readMemberTicket } from './list-member-tickets.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function memberTicketsHandlers({
  database,
  merchants,
  play: { proveRound },
}: {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'findMarket'>;
  readonly play: Pick<Play, 'proveRound'>;
}): Handlers<typeof memberTicketsEndpoints> {
  return {
    listMemberTickets: ({ merchantCode, language }, wish) =>
      listMemberTickets({ database, merchants }, { ...wish, merchantCode, language }),
    readMemberTicket: ({ merchantCode, language }, wish) =>
      readMemberTicket({ database, merchants, proveRound }, { ...wish, merchantCode, language }),
  };
}
