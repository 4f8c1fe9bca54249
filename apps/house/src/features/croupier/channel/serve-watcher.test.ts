import { EventEmitter } from 'node:events';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import {
  BEHIND_MAX_MS,
  BUFFERED_MAX,
  MESSAGES_PER_MINUTE_MAX,
  serveWatcher,
} from './serve-watcher.ts';

/** A connection whose reader can be as slow as a test wants. */
function connect() {
  const clock = fixedClock('2030-01-01T12:00:00Z');
  const sent: string[] = [];
  const closed: number[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (frame: Buffer) => sent.push(String(frame)),
    close: (code: number) => closed.push(code),
  });
  const watcher = serveWatcher({
    socket: socket as unknown as WebSocket,
    clock,
    framesFor: (gameId, version) =>
      gameId === 'table' ? [Buffer.from(version === undefined ? 'all' : `since ${version}`)] : [],
  });
  const say = (message: unknown) => socket.emit('message', JSON.stringify(message));
  return { clock, sent, closed, socket, watcher, say };
}

test('who joins is told all, and who comes again what was missed', () => {
  const { sent, watcher, say } = connect();
  say({ type: 'join', gameId: 'table' });
  say({ type: 'join', gameId: 'table', version: 7 });
  watcher.hear(Buffer.from('news'));
  expect(sent).toEqual(['all', 'since 7', 'news']);
  expect(watcher.gameId()).toBe('table');
});

test('the clock of the house is told with the question that it answers', () => {
  const { sent, clock, say } = connect();
  say({ type: 'ping', sent: 123.5 });
  expect(JSON.parse(sent[0]!)).toEqual({ type: 'pong', sent: 123.5, now: clock.now().getTime() });
});

test('a slow reader misses news, and sees the whole table once there is room again', () => {
  const { sent, socket, watcher, say } = connect();
  say({ type: 'join', gameId: 'table' });
  socket.bufferedAmount = BUFFERED_MAX;
  watcher.hear(Buffer.from('one'));
  socket.bufferedAmount = BUFFERED_MAX + 1;
  watcher.hear(Buffer.from('two'));
  watcher.hear(Buffer.from('three'));
  socket.bufferedAmount = 0;
  watcher.hear(Buffer.from('four'));
  watcher.hear(Buffer.from('five'));
  expect(sent).toEqual(['all', 'one', 'all', 'five']);
});

test('who does not catch up is let go', () => {
  const { clock, closed, socket, watcher } = connect();
  socket.bufferedAmount = BUFFERED_MAX + 1;
  watcher.hear(Buffer.from('one'));
  clock.advance(BEHIND_MAX_MS);
  watcher.hear(Buffer.from('two'));
  expect(closed).toEqual([]);
  clock.advance(1);
  watcher.hear(Buffer.from('three'));
  expect(closed).toEqual([1013]);
});

test.each([
  ['no JSON', '{'],
  ['no message of ours', '{"type":"shout"}'],
  ['no such table', '{"type":"join","gameId":"elsewhere"}'],
])('%s ends the conversation', (_, text) => {
  const { closed, socket } = connect();
  socket.emit('message', text);
  expect(closed).toEqual([1008]);
});

test('who says too much is let go, and a minute later may speak again', () => {
  const { clock, closed, say } = connect();
  for (let ping = 0; ping < MESSAGES_PER_MINUTE_MAX; ping += 1) say({ type: 'ping', sent: 0 });
  expect(closed).toEqual([]);
  clock.advance(60_000);
  for (let ping = 0; ping <= MESSAGES_PER_MINUTE_MAX; ping += 1) say({ type: 'ping', sent: 0 });
  expect(closed).toEqual([1008]);
});
