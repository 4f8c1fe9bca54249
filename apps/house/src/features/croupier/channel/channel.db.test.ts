import { once } from 'node:events';
import type { DragonTigerTable } from '@maneki/contract/house/dragon-tiger';
import type { TableMessage } from '@maneki/contract/house/tables';
import { DRAGON_TIGER, dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import { afterAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startTestHouse } from '#testing/test-house';
import { CROWD_MAX } from './open-channel.ts';

const house = await startTestHouse();
await house.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = house.app.server.address() as { port: number };
afterAll(() => house.dispose());

const { gameId } = DRAGON_TIGER;
type Message = TableMessage<DragonTigerTable>;

/** Somebody who watches the table, and what was heard. */
const CHANNEL = `ws://127.0.0.1:${port}/games/channel`;

async function watch(version?: number) {
  const socket = new WebSocket(CHANNEL);
  const heard: Message[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)) as Message);
    for (const look of waiting.splice(0)) look();
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'join', gameId, ...(version ? { version } : {}) }));
  return {
    heard,
    async next(place: number): Promise<Message> {
      while (heard.length <= place) await new Promise<void>((look) => waiting.push(look));
      return heard[place]!;
    },
    close: () => socket.close(),
  };
}

test('everybody who watches hears the same, once, and who comes again what was missed', async () => {
  await house.house.advanceTables();
  const [one, other] = [await watch(), await watch()];
  const first = await one.next(0);
  expect(first).toMatchObject({ type: 'table', table: { phase: 'BETTING', roundNo: 1 } });
  await other.next(0);
  other.close();
  const { version } = (first as Extract<Message, { type: 'table' }>).table;
  house.clock.advance(dragonTigerRules.phases.bettingMs);
  await house.house.advanceTables();
  const closed = await one.next(1);
  expect(closed).toMatchObject({
    type: 'delta',
    version: version + 1,
    change: { phase: 'CLOSED' },
  });
  // What did not change is not told again.
  expect(Object.keys((closed as { change: object }).change)).not.toContain('commitment');
  house.clock.advance(dragonTigerRules.phases.closedMs);
  await house.house.advanceTables();
  const dealt = await one.next(2);
  expect(dealt).toMatchObject({ type: 'delta', change: { phase: 'DEALING' } });
  expect(dealt).toHaveProperty('change.outcome.result');
  const back = await watch(version);
  expect([await back.next(0), await back.next(1)]).toEqual([closed, dealt]);
  const here = await watch(version + 2);
  expect(await here.next(0)).toMatchObject({ type: 'here', version: version + 2 });
  const lost = await watch(version + 99);
  expect(await lost.next(0)).toMatchObject({ type: 'table' });
  for (const watcher of [one, back, here, lost]) watcher.close();
});

test('who watches a table that comes to rest is told so, now or when coming again', async () => {
  const one = await watch();
  await one.next(0);
  await house.house.desk.pause({ gameId, isPaused: true });
  const isShown = async () => (await house.house.readTables())[0]?.phase === 'SETTLED';
  while (!(await isShown())) {
    house.clock.advance(1_000);
    await house.house.advanceTables();
  }
  await vi.waitFor(() => expect(lastOf(one.heard)).toMatchObject({ phase: 'SETTLED' }));
  const { version } = lastOf(one.heard);
  // From here on nothing is written down any more.
  house.clock.advance(dragonTigerRules.phases.resultMs);
  await house.house.advanceTables();
  await vi.waitFor(() => expect(lastOf(one.heard)).toMatchObject({ phase: 'PAUSED', version }));
  const back = await watch(version);
  expect(await back.next(0)).toMatchObject({ type: 'table', table: { phase: 'PAUSED' } });
  for (const watcher of [one, back]) watcher.close();
});

test('from one address so many watch at once, however they come, and others find room', async () => {
  const come = (from: string) =>
    new Promise<WebSocket | number | undefined>((resolve) => {
      const socket = new WebSocket(CHANNEL, { headers: { 'x-from': from } });
      socket.once('open', () => resolve(socket));
      socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    });
  // Each of them has to wait until the tables have been looked at.
  house.clock.advance(1_000);
  const crowd = await Promise.all(Array.from({ length: CROWD_MAX + 5 }, () => come('192.0.2.1')));
  const refused = crowd.filter((one) => !(one instanceof WebSocket));
  expect(refused).toEqual(Array(5).fill(429));
  const other = await come('192.0.2.2');
  expect(other).toBeInstanceOf(WebSocket);
  for (const one of [...crowd, other]) if (one instanceof WebSocket) one.terminate();
  await vi.waitFor(async () => {
    const again = await come('192.0.2.1');
    expect(again).toBeInstanceOf(WebSocket);
    if (again instanceof WebSocket) again.terminate();
  });
});

/** The table as a client knows it by what it has heard. */
function lastOf(heard: readonly Message[]): Partial<DragonTigerTable> {
  const known: Partial<DragonTigerTable> = {};
  for (const message of heard) {
    if (message.type === 'table') Object.assign(known, message.table);
    if (message.type === 'delta')
      Object.assign(known, message.change, { version: message.version });
  }
  return known;
}
