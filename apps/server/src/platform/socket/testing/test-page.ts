import { once } from 'node:events';
import { waitFor } from '@maneki/testkit/wait-for';
import { type ClientOptions, WebSocket } from 'ws';

export type Answer = {
  readonly type: string;
  readonly id?: string;
  readonly last?: string;
  readonly code?: string;
  readonly topic?: string;
  readonly payload?: { readonly version?: number; readonly seq?: string };
};

/** A page at the other end of the socket: keeps what it heard and how it was closed. */
export async function openTestPage(port: number, options: ClientOptions & { host?: string } = {}) {
  const { host = 'maneki.test', headers, ...rest } = options;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    ...rest,
    headers: { host, ...headers },
  });
  const heard: Answer[] = [];
  socket.on('message', (frame) => heard.push(JSON.parse(frame.toString())));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');

  return {
    socket,
    heard,
    closed,
    send: (message: unknown) => socket.send(JSON.stringify(message)),
    /** Waits until so many answers of a type were heard, and answers them. */
    async hear(type: string, count = 1): Promise<readonly Answer[]> {
      const found = () => heard.filter((answer) => answer.type === type);
      await waitFor(() => found().length >= count);
      return found();
    },
  };
}
