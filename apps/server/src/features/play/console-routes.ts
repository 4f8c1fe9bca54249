import type { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { listMemberTickets, readMemberTicket } from './console/list-member-tickets.ts';
import type { Play } from './play-services.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function playConsoleHandlers({
  database,
  play: { proveRound },
}: {
  readonly database: Database;
  readonly play: Pick<Play, 'proveRound'>;
}): Handlers<typeof playConsoleEndpoints> {
  return {
    listMemberTickets: ({ merchantCode, language }, wish) =>
      listMemberTickets(database, { ...wish, merchantCode, language }),
    readMemberTicket: ({ merchantCode, language }, wish) =>
      readMemberTicket({ database, proveRound }, { ...wish, merchantCode, language }),
  };
}
