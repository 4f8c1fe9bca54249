import type { tablesEndpoints } from '@maneki/contract/play/tables-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import type { Play } from '../play-services.ts';
import { listHouseRounds, listHouseTables, readHouseRound } from './describe-tables.ts';
import { pauseTable } from './pause-table.ts';
import { proposeRoundVoid } from './propose-void.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function tablesHandlers({
  database,
  play: { house },
}: {
  readonly database: Database;
  readonly play: Pick<Play, 'house'>;
}): Handlers<typeof tablesEndpoints> {
  return {
    listTables: (call) => listHouseTables(house, call),
    pauseTable: pauseTable(house),
    listTableRounds: (_, wish) => listHouseRounds(house, wish),
    readTableRound: (call, wish) => readHouseRound({ database, house }, call, wish),
    proposeRoundVoid: proposeRoundVoid(house),
  };
}
