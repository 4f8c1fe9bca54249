import type { ChannelSocket } from './table-channel.ts';

/** From 0 to 1: many who lost a table at once do not all come back at once. */
export const drawShare = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

export function openSocket(): ChannelSocket {
  const url = new URL('/games/channel', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url) as ChannelSocket;
}
