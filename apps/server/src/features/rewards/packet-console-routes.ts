import type { packetConsoleEndpoints } from '@maneki/contract/rewards/packet-console-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { listRounds } from './packets/list-rounds.ts';

/** Translates between the wire and what operators see of red packets. Decides nothing. */
export const packetConsoleHandlers = ({
  database,
}: {
  readonly database: Database;
}): Handlers<typeof packetConsoleEndpoints> => ({
  searchPacketRounds: async (call, asked) => done(await listRounds(database, call, asked)),
});
