import type { ShownTable } from '@maneki/contract/play/schemas';
import { type Clock, SECOND_MS } from '@maneki/kernel/clock';
import { keepBriefly } from '#platform/memory/keep-briefly';
import type { Log } from '#platform/metrics/log';

/** What whoever runs tables says of them, with the time of the clock that they go by. */
export type TablesNow = { readonly now: number; readonly tables: readonly ToldTable[] };

type ToldTable = Omit<ShownTable, 'results'> & { readonly results: readonly string[] };

export type TableSource = () => Promise<TablesNow>;

/** The tables as everybody is told of them. */
export type TableReader = () => Promise<{ now: number; tables: ShownTable[] }>;

/** A tile may be this late; the house is asked no more often, however many look. */
const KEPT_MS = SECOND_MS;

/** As many of the latest results as the widest tile has room for. */
export const RESULTS_SHOWN = 8;

/**
 * Tables belong to the provider that runs them, so they are asked for, once for all who look. While it does
 * not answer there are none: what a table did a while ago says nothing of what it does now.
 */
export function createTableReader({
  clock,
  log,
  readTables = async () => ({ now: clock.now().getTime(), tables: [] }),
}: {
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly readTables?: TableSource | undefined;
}): TableReader {
  const now = () => clock.now().getTime();
  const readKept = keepBriefly({
    clock,
    forMs: KEPT_MS,
    async read() {
      try {
        const told = await readTables();
        return { aheadMs: told.now - now(), tables: told.tables.map(showTable) };
      } catch (error) {
        log.warn({ err: error }, 'tables were not read');
        return { aheadMs: 0, tables: [] };
      }
    },
  });
  return async () => {
    const { aheadMs, tables } = await readKept('all');
    // What is kept grows older, and the clock of whoever runs the tables goes on.
    return { now: now() + aheadMs, tables };
  };
}

/** Of all that a table tells, what fits on a tile. */
const showTable = (table: ToldTable): ShownTable => ({
  vendor: table.vendor,
  gameId: table.gameId,
  phase: table.phase,
  roundNo: table.roundNo,
  phaseEndsAt: table.phaseEndsAt,
  players: table.players,
  results: table.results.slice(-RESULTS_SHOWN),
});
