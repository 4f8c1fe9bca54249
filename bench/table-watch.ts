import { once } from 'node:events';
import type { DragonTigerTable } from '@maneki/contract/house/dragon-tiger';
import type { TableMessage } from '@maneki/contract/house/tables';
import type { TableGame } from '@maneki/games/tables/table-games';
import { WebSocket } from 'ws';

type Message = TableMessage<DragonTigerTable>;

export type TableWatch = {
  /** How long after a step of the round each client heard of it, by the clock that both share. */
  readonly delaysMs: number[];
  /** How long after the cards were shown the last bet of a round was settled. */
  readonly settlesMs: number[];
  /** The next round that takes bets. */
  nextRound(): Promise<{ readonly roundNo: number; readonly closesAt: number }>;
  settled(roundNo: number): Promise<void>;
  close(): void;
};

/** When a step was taken, as far as what all are told says it. */
function stepAt(
  { phase, closesAt, phaseEndsAt }: DragonTigerTable,
  { bettingMs, dealingMs }: TableGame['rules']['phases'],
): number | undefined {
  if (phase === 'BETTING') return Date.parse(closesAt) - bettingMs;
  if (phase === 'CLOSED') return Date.parse(closesAt);
  if (phase === 'DEALING' && phaseEndsAt) return Date.parse(phaseEndsAt) - dealingMs;
  return undefined;
}

/** Clients who watch a table from many addresses of this machine. What they see is followed by the first. */
export async function watchTable(
  port: number,
  {
    game: { gameId, rules },
    addresses,
  }: { readonly game: TableGame; readonly addresses: readonly string[] },
): Promise<TableWatch> {
  const { phases } = rules;
  const delaysMs: number[] = [];
  const settlesMs: number[] = [];
  const listeners = new Set<(table: DragonTigerTable) => void>();
  let table: DragonTigerTable | undefined;
  let dealtAt = 0;
  const hear = (message: Message) => {
    if (message.type === 'table') table = message.table;
    if (message.type === 'delta' && table) {
      table = { ...table, ...message.change };
      if (message.change.phase === 'DEALING') dealtAt = stepAt(table, phases) ?? 0;
      // Who came after the cards were dealt does not know when that was.
      if (message.change.phase === 'SETTLED' && dealtAt > 0)
        settlesMs.push(message.now - dealtAt - phases.dealingMs);
    }
    if (table) for (const listen of [...listeners]) listen(table);
  };
  const sockets = await Promise.all(
    addresses.map(async (localAddress, place) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/games/channel`, { localAddress });
      await once(socket, 'open');
      socket.on('message', (data) => {
        const heardAt = Date.now();
        const message = JSON.parse(String(data)) as Message;
        if (place === 0) hear(message);
        if (message.type !== 'delta' || !message.change.phase || !table) return;
        const at = stepAt({ ...table, ...message.change }, phases);
        if (at !== undefined) delaysMs.push(heardAt - at);
      });
      socket.send(JSON.stringify({ type: 'join', gameId }));
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
