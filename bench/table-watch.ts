import { once } from 'node:events';
import type { DragonTigerTable } from '@maneki/contract/house/dragon-tiger';
import type { TableMessage } from '@maneki/contract/house/tables';
import { DRAGON_TIGER, dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import { WebSocket } from 'ws';

type Message = TableMessage<DragonTigerTable>;

export type TableWatch = {
  /** How late each message came to each client, by the clock that both share. */
  readonly delaysMs: number[];
  /** How long after the cards were shown the last bet of a round was settled. */
  readonly settlesMs: number[];
  /** The next round that takes bets. */
  nextRound(): Promise<{ readonly roundNo: number; readonly closesAt: number }>;
  settled(roundNo: number): Promise<void>;
  close(): void;
};

/** Addresses of this machine: many people may share one, but not a thousand. */
const PLACES = 200;

/** Clients who watch a table. What they see is followed by the first of them. */
export async function watchTable(port: number, clients: number): Promise<TableWatch> {
  const delaysMs: number[] = [];
  const settlesMs: number[] = [];
  const listeners = new Set<(table: DragonTigerTable) => void>();
  let table: DragonTigerTable | undefined;
  let dealtAt = 0;
  const hear = (message: Message) => {
    if (message.type === 'table') table = message.table;
    if (message.type === 'delta' && table) {
      table = { ...table, ...message.change };
      if (message.change.phase === 'DEALING') dealtAt = message.now;
      // Who came after the cards were dealt does not know when that was.
      if (message.change.phase === 'SETTLED' && dealtAt > 0)
        settlesMs.push(message.now - dealtAt - dragonTigerRules.phases.dealingMs);
    }
    if (table) for (const listen of [...listeners]) listen(table);
  };
  const sockets = await Promise.all(
    Array.from({ length: clients }, async (_, place) => {
      const localAddress = `127.0.0.${2 + (place % PLACES)}`;
      const socket = new WebSocket(`ws://127.0.0.1:${port}/games/channel`, { localAddress });
      await once(socket, 'open');
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as Message;
        if (message.type === 'delta') delaysMs.push(Date.now() - message.now);
        if (place === 0) hear(message);
      });
      socket.send(JSON.stringify({ type: 'join', gameId: DRAGON_TIGER.gameId }));
      return socket;
    }),
  );
  const until = (isIt: (seen: DragonTigerTable) => boolean) =>
    new Promise<DragonTigerTable>((resolve) => {
      const listen = (seen: DragonTigerTable) => {
        if (!isIt(seen)) return;
        listeners.delete(listen);
        resolve(seen);
      };
      listeners.add(listen);
    });
  return {
    delaysMs,
    settlesMs,
    async nextRound() {
      const last = table?.roundNo ?? 0;
      const next = await until(({ phase, roundNo }) => phase === 'BETTING' && roundNo > last);
      return { roundNo: next.roundNo, closesAt: Date.parse(next.closesAt) };
    },
    async settled(roundNo) {
      await until((seen) => seen.roundNo > roundNo || seen.phase === 'SETTLED');
    },
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}
