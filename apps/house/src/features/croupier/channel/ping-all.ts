import type { WebSocket } from 'ws';

/**
 * Asks everybody whether they are still there, which also keeps proxies from closing a quiet connection. Who
 * did not answer the last time is gone, and takes up no room.
 */
export function pingAll(sockets: { keys(): Iterable<WebSocket> }): () => void {
  const silent = new WeakSet<WebSocket>();
  return () => {
    for (const socket of sockets.keys()) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping();
    }
  };
}
