import { channelRequest } from '@maneki/contract/house/tables';
import { type Clock, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import type { WebSocket } from 'ws';

/** What may wait for a slow reader. Beyond it news is left out, and the whole table follows when there is room. */
export const BUFFERED_MAX = 64 * 1024;
/** Who has not caught up by then is let go, and may come again. */
export const BEHIND_MAX_MS = 10 * SECOND_MS;
export const MESSAGES_PER_MINUTE_MAX = 120;

const CLOSE = { policy: 1008, tooSlow: 1013 } as const;

/** One open game, as the channel sees it. */
export type Watcher = {
  /** Which table; undefined until it has joined one. */
  gameId(): string | undefined;
  hear(frame: Buffer): void;
};

/** Speaks with one game client: joins, the clock, and what to do with slow readers and nonsense. */
export function serveWatcher(options: {
  readonly socket: WebSocket;
  readonly clock: Clock;
  framesFor(gameId: string, version: number | undefined): readonly Buffer[];
}): Watcher {
  const { socket, clock, framesFor } = options;
  let gameId: string | undefined;
  let behindSince: number | undefined;
  let minute = { from: 0, count: 0 };

  const send = (frame: Buffer) => {
    if (socket.readyState === socket.OPEN) socket.send(frame, { binary: false });
  };
  const catchUp = () => {
    behindSince = undefined;
    if (gameId !== undefined) for (const frame of framesFor(gameId, undefined)) send(frame);
  };
  const isTooMany = (): boolean => {
    const now = clock.now().getTime();
    if (now - minute.from >= MINUTE_MS) minute = { from: now, count: 0 };
    minute = { ...minute, count: minute.count + 1 };
    return minute.count > MESSAGES_PER_MINUTE_MAX;
  };

  socket.on('message', (data) => {
    if (isTooMany()) return socket.close(CLOSE.policy, 'too many messages');
    const read = readRequest(String(data));
    if (!read) return socket.close(CLOSE.policy, 'not understood');
    if (read.type === 'ping') {
      const answer = { type: 'pong', sent: read.sent, now: clock.now().getTime() };
      return send(Buffer.from(JSON.stringify(answer)));
    }
    gameId = read.gameId;
    const frames = framesFor(gameId, read.version);
    if (frames.length === 0) return socket.close(CLOSE.policy, 'no such table');
    for (const frame of frames) send(frame);
    return undefined;
  });

  return {
    gameId: () => gameId,
    hear(frame) {
      if (socket.bufferedAmount <= BUFFERED_MAX)
        return behindSince === undefined ? send(frame) : catchUp();
      const now = clock.now().getTime();
      behindSince ??= now;
      if (now - behindSince > BEHIND_MAX_MS) socket.close(CLOSE.tooSlow, 'too slow');
      return undefined;
    },
  };
}

function readRequest(text: string) {
  try {
    return channelRequest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
