import type { DragonTigerTable } from '@maneki/contract/house/dragon-tiger';
import { DRAGON_TIGER } from '@maneki/games/dragon-tiger/rules';
import { createHouseCaller } from './house-caller.ts';

export type TableWish = {
  readonly key: string;
  readonly roundNo: number;
  readonly stakes: Readonly<Record<string, string>>;
};

/** What became of a bet: taken, refused by its code, or nobody knows. */
export type Placed = 'taken' | 'unheard' | { readonly refused: string };

/** What is told late is still true of the moment at which it was read. */
const LOOK_WITHIN_MS = 10_000;

type Seen = { readonly now: number; readonly tables: readonly DragonTigerTable[] };

export type TableClient = {
  /** The table as everybody sees it; undefined where nobody answers. */
  look(): Promise<{ readonly now: number; readonly table: DragonTigerTable } | undefined>;
  bet(token: string, wish: TableWish): Promise<Placed>;
  close(): void;
};

/** The calls of somebody at the table, and a look at it. */
export function createTableClient(port: number): TableClient {
  const { ask, close } = createHouseCaller(port);
  return {
    async look() {
      const said = await askForTables(port).catch(() => undefined);
      if (!said) return undefined;
      const table = said.tables.find(({ gameId }) => gameId === DRAGON_TIGER.gameId);
      return table && { now: said.now, table };
    },
    async bet(token, wish) {
      const answer = await ask('POST', '/tables/bets', { token, body: wish });
      if (!answer) return 'unheard';
      if (answer.status === 200) return 'taken';
      return { refused: (answer.value as { code: string }).code };
    },
    close,
  };
}

/** Rejects where nobody answers, or dies in the middle of it. */
async function askForTables(port: number): Promise<Seen> {
  const url = `http://127.0.0.1:${port}/games/tables`;
  const reply = await fetch(url, { signal: AbortSignal.timeout(LOOK_WITHIN_MS) });
  if (!reply.ok) throw new Error(`the tables answered ${reply.status}`);
  return (await reply.json()) as Seen;
}
