import type { DeskTable } from '@maneki/contract/house/desk';
import type { TableGame } from '@maneki/games/tables/table-games';
import {
  findTableRound,
  listTables,
  phaseOf,
  type Table,
  type TableRound,
  tableGameOf,
} from '#features/tables';
import type { HouseServices } from '#platform/services';
import { EXPOSURE_MAX, STAKE_MIN } from './limits.ts';

const UNITS = 10_000n;

/** Every table, with what it does now and what it may lose. */
export async function describeTables(services: HouseServices): Promise<DeskTable[]> {
  const { database, clock } = services;
  const now = clock.now();
  return database.transact(async (tx) => {
    const described: DeskTable[] = [];
    for (const table of await listTables(tx)) {
      const game = tableGameOf(services, table.gameId);
      const round = await findTableRound(tx, { gameId: table.gameId, no: table.roundNo });
      if (game) described.push(describeTable(game, { table, round, now }));
    }
    return described;
  });
}

function describeTable(
  { rules }: TableGame,
  { table, round, now }: { table: Table; round: TableRound | undefined; now: Date },
): DeskTable {
  const { gameId, kind, roundNo, isPaused, leaseUntil } = table;
  return {
    gameId,
    kind,
    phase: phaseOf(table, round, { rules, now }).phase,
    roundNo,
    isPaused,
    isRun: leaseUntil !== null && leaseUntil > now,
    players: round?.players ?? 0,
    exposure: String(rules.exposureOf(round?.staked ?? {}) / UNITS),
    limits: {
      min: String(STAKE_MIN),
      spots: Object.fromEntries(rules.spots.map((spot) => [spot, String(rules.mostOn(spot))])),
      exposure: String(EXPOSURE_MAX / UNITS),
    },
  };
}
