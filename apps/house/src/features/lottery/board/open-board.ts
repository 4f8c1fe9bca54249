import { type DrawnIssue, type LotteryBoard, RESULTS_MAX } from '@maneki/contract/house/lottery';
import { listChanged, listLotteries, listShownIssues } from '#features/draws';
import { findTable } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { LOTTERIES } from '../run/lease.ts';
import { createBoardMemory } from './board-memory.ts';

/** How late a node that does not run the lotteries may be with its news. */
const FRESH_MS = 250;
/** Issues that are read of each game at first: its results, and those that wait. */
const READ_MAX = RESULTS_MAX + 64;

/** What goes on in all lotteries, as this node has last seen it. */
export type Board = {
  /** Looks at what has changed, unless it just did. */
  refresh(): Promise<void>;
  look(): Promise<void>;
  read(): Promise<LotteryBoard>;
  readResults(gameId: string, limit: number): Promise<readonly DrawnIssue[] | undefined>;
  /** What somebody who watches a game has to be told; nothing for what is no lottery. */
  framesFor(gameId: string, version: number | undefined): Buffer[];
  /** Who is told of what changes. */
  listen(tell: (gameId: string, frame: Buffer) => void): void;
};

/**
 * Many readers cost one reading: what is new is read by the count of changes, once, and kept as text. It is read from
 * what is written down, whoever runs the lotteries.
 */
export function openBoard({ database, clock, log }: HouseServices): Board {
  const memory = createBoardMemory();
  let tell: (gameId: string, frame: Buffer) => void = () => {};
  let version: number | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;

  const frameOf = (text: string): Buffer =>
    Buffer.from(`{"type":"table","now":${clock.now().getTime()},"table":${text}}`);

  const learn = async () => {
    const table = await database.statement((tx) => findTable(tx, LOTTERIES));
    if (!table || table.version === version) return;
    const after = version;
    const news = await database.transact(async (tx) => ({
      issues:
        after === undefined ? await listShownIssues(tx, READ_MAX) : await listChanged(tx, after),
      settings: await listLotteries(tx),
    }));
    version = table.version;
    for (const gameId of memory.learn(news, { version, now: clock.now() }))
      tell(gameId, frameOf(memory.find(gameId)!.text));
  };

  const look = async (): Promise<void> => {
    if (looking) {
      isAskedAgain = true;
      return looking;
    }
    looking = (async () => {
      do {
        isAskedAgain = false;
        await learn().catch((error: unknown) =>
          log.error({ err: error }, 'lotteries were not seen'),
        );
        lookedAt = clock.now().getTime();
      } while (isAskedAgain);
    })().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  const refresh = async () => {
    if (clock.now().getTime() - lookedAt >= FRESH_MS) await look();
  };

  return {
    refresh,
    look,
    async read() {
      await refresh();
      return { now: clock.now().getTime(), games: memory.list() };
    },
    async readResults(gameId, limit) {
      await refresh();
      return memory.find(gameId) && memory.resultsOf(gameId).slice(0, limit);
    },
    framesFor(gameId, known) {
      const game = memory.find(gameId);
      if (!game) return [];
      if (known !== game.version) return [frameOf(game.text)];
      const now = clock.now().getTime();
      return [Buffer.from(JSON.stringify({ type: 'here', now, version: known }))];
    },
    listen(listener) {
      tell = listener;
    },
  };
}
