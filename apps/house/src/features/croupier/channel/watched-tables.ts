import type { TableMessage } from '@maneki/contract/house/tables';
import { listShown, tableGameOf } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { type SharedTable, viewTable } from '../view-table.ts';

/** Who was away for no longer than this is told what was missed; others look at the table anew. */
const DELTAS_MAX = 32;

type Seen = {
  readonly table: SharedTable;
  /** Written once, however many watch. */
  readonly text: string;
  readonly staked: string;
  readonly deltas: readonly { readonly version: number; readonly frame: Buffer }[];
};

type Message = TableMessage<SharedTable>;

const write = (message: Message): Buffer => Buffer.from(JSON.stringify(message));

/** What all who watch a table are told. */
export type Told = (gameId: string, frame: Buffer) => void;

/**
 * The tables as this node has last seen them. They are read from what is written down, whoever runs them,
 * so that it does not matter which node somebody watches at; a change is written as text once for all.
 */
export function createWatchedTables(services: HouseServices, tell: Told) {
  const { database, clock, log } = services;
  const seen = new Map<string, Seen>();
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;

  const learn = async (gameId: string, staked: string): Promise<void> => {
    const game = tableGameOf(services, gameId);
    if (!game) return;
    // The time is that of the reading, for which news may have to wait: clients set their clocks by it.
    const { table, now } = await database.transact(async (tx) => {
      const now = clock.now();
      return { table: await viewTable(tx, game, now), now };
    });
    const before = seen.get(gameId);
    if (!table || (before && before.table.version > table.version)) return;
    const isNews = before !== undefined && before.table.version !== table.version;
    const frame = isNews ? writeDelta(before.table, table, now) : undefined;
    const deltas = before?.deltas ?? [];
    seen.set(gameId, {
      table,
      text: JSON.stringify(table),
      staked,
      deltas: frame ? [...deltas, { version: table.version, frame }].slice(-DELTAS_MAX) : deltas,
    });
    if (frame) tell(gameId, frame);
    // What changes by time alone has no version of its own, so that all is told.
    else if (before && before.table.phase !== table.phase)
      tell(gameId, writeWhole(JSON.stringify(table), now));
    else if (before && before.staked !== staked) tell(gameId, writeTotals(table, now));
  };

  const look = async (): Promise<void> => {
    const shown = await database.statement(listShown);
    const now = clock.now();
    for (const { gameId, version, staked, players } of shown) {
      const known = seen.get(gameId);
      const lies = `${staked} ${players}`;
      const isNews = known?.table.version !== version || known.staked !== lies;
      if (isNews || isOut(known.table, now)) await learn(gameId, lies);
    }
  };

  return {
    /** Looks at what has changed; many who ask at once are answered by one look, begun after they asked. */
    async look(): Promise<void> {
      if (looking) {
        isAskedAgain = true;
        return looking;
      }
      looking = (async () => {
        do {
          isAskedAgain = false;
          await look().catch((error: unknown) => log.error({ err: error }, 'tables were not seen'));
        } while (isAskedAgain);
      })().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    list: (): SharedTable[] =>
      services.tables.flatMap(({ gameId }) => seen.get(gameId)?.table ?? []),
    find: (gameId: string): SharedTable | undefined => seen.get(gameId)?.table,
    /** What somebody who comes has to be told: what was missed since a version, or all of it. */
    framesFor(gameId: string, version: number | undefined): Buffer[] {
      const known = seen.get(gameId);
      if (!known) return [];
      const now = clock.now();
      const { version: current, phase } = known.table;
      // A table comes to rest without a further version.
      if (version === current && phase !== 'PAUSED')
        return [
          write({ type: 'here', now: now.getTime(), version }),
          writeTotals(known.table, now),
        ];
      const missed = known.deltas.filter((delta) => delta.version > (version ?? 0));
      const isWhole = version !== undefined && missed[0]?.version === version + 1;
      if (isWhole) return missed.map(({ frame }) => frame);
      return [writeWhole(known.text, now)];
    },
  };
}

const writeWhole = (table: string, now: Date): Buffer =>
  Buffer.from(`{"type":"table","now":${now.getTime()},"table":${table}}`);

/** Whether a round has been shown to its end: either the next one follows, or the table rests. */
const isOut = ({ phase, phaseEndsAt }: SharedTable, now: Date): boolean =>
  (phase === 'SETTLED' || phase === 'VOIDED') &&
  phaseEndsAt !== null &&
  Date.parse(phaseEndsAt) <= now.getTime();

function writeDelta(before: SharedTable, table: SharedTable, now: Date): Buffer {
  const changed = Object.entries(table).filter(
    ([field, value]) =>
      JSON.stringify(value) !== JSON.stringify(before[field as keyof SharedTable]),
  );
  const change = Object.fromEntries(changed) as Partial<SharedTable>;
  return write({ type: 'delta', now: now.getTime(), version: table.version, change });
}

const writeTotals = ({ roundNo, totals, players }: SharedTable, now: Date): Buffer =>
  write({ type: 'totals', now: now.getTime(), roundNo, totals, players });

export type WatchedTables = ReturnType<typeof createWatchedTables>;
