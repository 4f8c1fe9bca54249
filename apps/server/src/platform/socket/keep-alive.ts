import { SECOND_MS } from '@maneki/kernel/clock';
import type { WebSocket } from 'ws';

export const PING_EVERY_MS = 25 * SECOND_MS;

/**
 * Asks every page now and then whether it is still there, which also keeps proxies from closing a
 * quiet connection. Who did not answer the last time is gone.
 */
export function keepAlive(sockets: ReadonlySet<WebSocket>, everyMs: number): () => void {
  const answered = new WeakSet<WebSocket>();
  const asked = new WeakSet<WebSocket>();

  const ask = (socket: WebSocket) => {
    if (asked.has(socket) && !answered.has(socket)) return socket.terminate();
    if (!asked.has(socket)) socket.on('pong', () => answered.add(socket));
    asked.add(socket);
    answered.delete(socket);
    return socket.ping();
  };
  const timer = setInterval(() => sockets.forEach(ask), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
