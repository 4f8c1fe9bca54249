import type { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import type { MerchantDirectory } from '#features/site';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { listMemberTickets, readMemberTicket } from './console/list-member-tickets.ts';
import type { Play } from './play-services.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function playConsoleHandlers({
  database,
  merchants,
  play: { proveRound },
}: {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'findMarket'>;
  readonly play: Pick<Play, 'proveRound'>;
}): Handlers<typeof playConsoleEndpoints> {
  return {
    listMemberTickets: ({ merchantCode, language }, wish) =>
      listMemberTickets({ database, merchants }, { ...wish, merchantCode, language }),
    readMemberTicket: ({ merchantCode, language }, wish) =>
      readMemberTicket({ database, merchants, proveRound }, { ...wish, merchantCode, language }),
  };
}
