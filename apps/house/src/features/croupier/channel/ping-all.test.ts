import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { pingAll } from './ping-all.ts';

test('who did not answer the last time is gone', () => {
  const connect = () =>
    Object.assign(new EventEmitter(), {
      ping: vi.fn(),
      terminate: vi.fn(),
    }) as unknown as WebSocket;
  const [here, gone] = [connect(), connect()];
  const ask = pingAll(new Set([here, gone]));
  ask();
  here.emit('pong');
  ask();
  expect(here.ping).toHaveBeenCalledTimes(2);
  expect(here.terminate).not.toHaveBeenCalled();
  expect(gone.terminate).toHaveBeenCalledOnce();
});
