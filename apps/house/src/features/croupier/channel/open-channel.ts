import type { IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import { SECOND_MS } from '@maneki/kernel/clock';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { HouseServices } from '#platform/services';
import type { SharedTable } from '../view-table.ts';
import { pingAll } from './ping-all.ts';
import { serveWatcher, type Watcher } from './serve-watcher.ts';
import { createWatchedTables } from './watched-tables.ts';

/** How late a node that does not run a table may be with its news. */
const LOOK_EVERY_MS = 250;
const PING_EVERY_MS = 25 * SECOND_MS;
const FRAME_BYTES_MAX = 1_024;
/** What else can be watched by the same channel, beside tables. */
export type Watched = {
  /** Looks at what has changed, unless it just did. */
  refresh(): Promise<void>;
  look(): Promise<void>;
  /** What somebody who comes has to be told; nothing for what is not its own. */
  framesFor(gameId: string, version: number | undefined): Buffer[];
  listen(tell: (gameId: string, frame: Buffer) => void): void;
};

/** Many people may share an address. */
export const CROWD_MAX = 200;

export type TableChannel = {
  register(scope: FastifyInstance): Promise<void>;
  /** Something has happened at a table of this node: everybody is told at once. */
  nudge(): void;
  /** The tables as they are now. */
  readTables(): Promise<SharedTable[]>;
  findTable(gameId: string): Promise<SharedTable | undefined>;
  stop(): Promise<void>;
};

/**
 * The channel of tables: one WebSocket per open game, under `/games/channel`. It tells what everybody may
 * know, so that it asks nobody who they are; bets and balances go by calls.
 */
export function openChannel(
  services: HouseServices,
  { findCrowd, beside }: { findCrowd(request: IncomingMessage): string; readonly beside?: Watched },
): TableChannel {
  const { clock } = services;
  const watchers = new Map<WebSocket, Watcher>();
  const crowds = new Map<string, number>();
  const tell = (gameId: string, frame: Buffer) => {
    for (const watcher of watchers.values()) if (watcher.gameId() === gameId) watcher.hear(frame);
  };
  const tables = createWatchedTables(services, tell);
  beside?.listen(tell);
  let lookedAt = 0;
  const look = async () => {
    await tables.look();
    lookedAt = clock.now().getTime();
  };
  const timer = setInterval(() => {
    if (watchers.size === 0) return;
    void look();
    void beside?.look();
  }, LOOK_EVERY_MS);
  const askAll = pingAll(watchers);
  const pings = setInterval(askAll, PING_EVERY_MS);
  for (const loop of [timer, pings]) loop.unref();
  /** What was just seen is good enough: whoever asks for a list does not mind a quarter of a second. */
  const refresh = async () => {
    if (clock.now().getTime() - lookedAt >= LOOK_EVERY_MS) await look();
  };

  const framesFor = (gameId: string, version: number | undefined) => {
    const frames = tables.framesFor(gameId, version);
    return frames.length > 0 ? frames : (beside?.framesFor(gameId, version) ?? []);
  };

  /** Counts a connection from its first word on: many that come at once must not all find room. */
  const count = ({ socket }: IncomingMessage, crowd: string) => {
    crowds.set(crowd, (crowds.get(crowd) ?? 0) + 1);
    socket.once('close', () => {
      const left = (crowds.get(crowd) ?? 1) - 1;
      if (left > 0) crowds.set(crowd, left);
      else crowds.delete(crowd);
    });
  };

  const join = (socket: WebSocket) => {
    watchers.set(socket, serveWatcher({ socket, clock, framesFor }));
    socket.once('close', () => watchers.delete(socket));
  };

  return {
    async register(scope) {
      // Within the platform's process its own socket has brought the plugin along.
      if (!scope.hasDecorator('websocketServer'))
        await scope.register(websocket, { options: { maxPayload: FRAME_BYTES_MAX } });
      await scope.register(async (inner) => {
        inner.get(
          '/channel',
          {
            websocket: true,
            preValidation: async (request, reply) => {
              if (!request.ws) return;
              const crowd = findCrowd(request.raw);
              if ((crowds.get(crowd) ?? 0) >= CROWD_MAX) return reply.code(429).send();
              count(request.raw, crowd);
              // Whoever joins must find the tables here.
              await Promise.all([refresh(), beside?.refresh()]);
            },
          },
          (socket) => join(socket),
        );
      });
      scope.get('/tables', async () => {
        await refresh();
        return { now: clock.now().getTime(), tables: tables.list() };
      });
    },
    nudge: () => void look(),
    async readTables() {
      await refresh();
      return tables.list();
    },
    async findTable(gameId) {
      await refresh();
      return tables.find(gameId);
    },
    async stop() {
      clearInterval(timer);
      clearInterval(pings);
      for (const socket of watchers.keys()) socket.close(1001, 'the house is going away');
      await tables.look();
    },
  };
}
