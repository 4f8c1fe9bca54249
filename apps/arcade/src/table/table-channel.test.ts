import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HouseClock } from './house-clock.ts';
import { type ChannelSocket, TableChannel } from './table-channel.ts';

type Table = {
  readonly gameId: string;
  readonly version: number;
  readonly roundNo: number;
  readonly phase: string;
  readonly players?: number;
  readonly totals?: object;
};

const TABLE: Table = { gameId: 'table', version: 7, roundNo: 3, phase: 'BETTING' };

class FakeSocket implements ChannelSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: Record<string, unknown>[] = [];
  isClosed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify({ now: 50_000, ...message }) });
  }

  get joins() {
    return this.said.filter(({ type }) => type === 'join');
  }

  get pings() {
    return this.said.filter(({ type }) => type === 'ping');
  }
}

function watch() {
  const sockets: FakeSocket[] = [];
  const tables: Table[] = [];
  const statuses: string[] = [];
  let isOnline = true;
  let look = () => {};
  const clock = new HouseClock(() => Date.now());
  const channel = new TableChannel<Table>({
    table: TABLE,
    clock,
    network: {
      isOnline: () => isOnline,
      subscribe(listener) {
        look = listener;
        return () => {
          look = () => {};
        };
      },
    },
    open() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    onTable: (table) => tables.push(table),
    onStatus: (status) => statuses.push(status),
    random: () => 0.5,
  });
  channel.start();
  return {
    channel,
    clock,
    sockets,
    tables,
    statuses,
    socket: () => sockets.at(-1)!,
    /** Opens the newest line, and tells that nothing was missed. */
    begin() {
      sockets.at(-1)!.onopen?.();
      sockets.at(-1)!.tell({ type: 'here', version: tables.at(-1)?.version ?? TABLE.version });
    },
    setOnline(next: boolean) {
      isOnline = next;
      look();
    },
    look: () => look(),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('who joins says what is known already, and hears what has changed, in order and once', () => {
  const { socket, begin, tables, statuses } = watch();
  begin();
  expect(socket().joins).toEqual([{ type: 'join', gameId: 'table', version: 7 }]);
  expect(statuses).toEqual(['live']);
  socket().tell({ type: 'delta', version: 8, change: { phase: 'CLOSED' } });
  socket().tell({ type: 'delta', version: 8, change: { phase: 'BETTING' } });
  socket().tell({ type: 'delta', version: 9, change: { phase: 'DEALING' } });
  expect(tables).toEqual([
    { ...TABLE, version: 8, phase: 'CLOSED' },
    { ...TABLE, version: 9, phase: 'DEALING' },
  ]);
});

test('where something is missing all of it is asked for, and nothing is made of pieces', () => {
  const { socket, begin, tables } = watch();
  begin();
  socket().tell({ type: 'delta', version: 10, change: { phase: 'CLOSED' } });
  socket().tell({ type: 'delta', version: 11, change: { roundNo: 4 } });
  expect(tables).toEqual([]);
  expect(socket().joins.at(-1)).toEqual({ type: 'join', gameId: 'table' });
  const whole = { ...TABLE, version: 11, roundNo: 4, phase: 'DEALING' };
  socket().tell({ type: 'table', table: whole });
  socket().tell({ type: 'delta', version: 12, change: { phase: 'SETTLED' } });
  expect(tables).toEqual([whole, { ...whole, version: 12, phase: 'SETTLED' }]);
});

test('stakes of others count only for the round that is shown', () => {
  const { socket, begin, tables } = watch();
  begin();
  const totals = { DRAGON: { units: 2, bets: 1 } };
  socket().tell({ type: 'totals', roundNo: 2, totals, players: 9 });
  socket().tell({ type: 'totals', roundNo: 3, totals, players: 1 });
  expect(tables).toEqual([{ ...TABLE, totals, players: 1 }]);
});

test('a line that breaks is taken up again, later each time, with what was seen last', async () => {
  const { socket, sockets, begin, statuses } = watch();
  begin();
  socket().tell({ type: 'delta', version: 8, change: {} });
  socket().onclose?.();
  expect(statuses).toEqual(['live', 'connecting']);
  await vi.advanceTimersByTimeAsync(399);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(2);
  socket().onclose?.();
  await vi.advanceTimersByTimeAsync(799);
  expect(sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  socket().onopen?.();
  expect(socket().joins).toEqual([{ type: 'join', gameId: 'table', version: 8 }]);
  socket().tell({ type: 'here', version: 8 });
  expect(statuses).toEqual(['live', 'connecting', 'live']);
  // What was heard again begins to count anew.
  socket().onclose?.();
  await vi.advanceTimersByTimeAsync(400);
  expect(sockets).toHaveLength(4);
});

test('without a network nothing is tried, and with it at once', async () => {
  const { socket, sockets, begin, statuses, setOnline } = watch();
  begin();
  setOnline(false);
  expect([socket().isClosed, statuses.at(-1)]).toEqual([true, 'offline']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
  setOnline(true);
  expect(sockets).toHaveLength(2);
  begin();
  expect(statuses).toEqual(['live', 'offline', 'connecting', 'live']);
});

test('the clock of the house is asked for until it is known, and now and then', async () => {
  const { socket, begin, clock } = watch();
  begin();
  for (let answered = 0; answered < socket().pings.length; answered += 1) {
    const { sent } = socket().pings[answered]! as { sent: number };
    await vi.advanceTimersByTimeAsync(40);
    socket().tell({ type: 'pong', sent, now: sent + 20 + 90_000 });
  }
  expect(socket().pings).toHaveLength(5);
  expect(clock.now() - Date.now()).toBe(90_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(socket().pings).toHaveLength(6);
});

test('a line on which nothing comes any more is given up', async () => {
  const { socket, sockets, begin, statuses } = watch();
  begin();
  await vi.advanceTimersByTimeAsync(15_000);
  expect([sockets[0]!.isClosed, statuses.at(-1)]).toEqual([true, 'connecting']);
  await vi.advanceTimersByTimeAsync(400);
  expect(sockets).toHaveLength(2);
  // The old line is no longer listened to.
  expect([sockets[0]!.onmessage, sockets[0]!.onclose]).toEqual([null, null]);
  expect(socket()).not.toBe(sockets[0]);
});

test('who looks at the page again after a while is not shown what a dead line knew', async () => {
  const { sockets, begin, look } = watch();
  begin();
  vi.setSystemTime(Date.now() + 60_000);
  look();
  expect([sockets.length, sockets[0]!.isClosed]).toEqual([2, true]);
});

test('once it is left nothing goes on', async () => {
  const { channel, socket, sockets, begin } = watch();
  begin();
  channel.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sockets.length, socket().isClosed]).toEqual([1, true]);
});
