import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Socket = typeof import('./socket.ts');
type Frame = {
  readonly type: string;
  readonly topics: readonly string[];
  readonly after?: string;
};

/** The browser's own socket, with a test in the place of the server. */
class TestSocket extends EventTarget {
  static all: TestSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  readonly frames: Frame[] = [];

  constructor() {
    super();
    TestSocket.all.push(this);
  }
  send(text: string): void {
    this.frames.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  grant(topic: string, last: string): void {
    this.say({ type: 'subscribed', topics: [topic], last });
  }
  event(topic: string, id: string, payload: object): void {
    this.say({ type: 'event', topic, id, payload });
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }));
  }
}

let sockets: Socket;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', TestSocket);
  vi.stubGlobal('window', { location: { protocol: 'https:', host: 'maneki.test' } });
  TestSocket.all = [];
  vi.resetModules();
  sockets = await import('./socket.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits, on the clock of the test, for a connection after those already seen. */
async function connect(count: number): Promise<TestSocket> {
  for (let tries = 0; tries < 100 && TestSocket.all.length < count; tries += 1)
    await vi.advanceTimersByTimeAsync(100);
  expect(TestSocket.all).toHaveLength(count);
  const socket = TestSocket.all[count - 1]!;
  socket.accept();
  return socket;
}

const balance = (seq: string) => ({ wallet: 'MAIN', balance: '1.0000', currency: 'PHP', seq });

function listenTo<Name extends Parameters<Socket['listen']>[0]>(topic: Name) {
  const heard: unknown[] = [];
  const stop = sockets.listen(topic, (payload) => heard.push(payload));
  return { heard, stop };
}

test('topics are subscribed only when somebody listens, each in a frame of its own', async () => {
  listenTo('site.settings');
  const socket = await connect(1);
  expect(socket.frames).toEqual([{ type: 'subscribe', topics: ['site.settings'] }]);
  listenTo('wallet.balance');
  listenTo('wallet.balance');
  expect(socket.frames.slice(1)).toEqual([{ type: 'subscribe', topics: ['wallet.balance'] }]);
});

test('who begins to listen asks once, then hears the news', async () => {
  const { heard } = listenTo('wallet.balance');
  const socket = await connect(1);
  socket.grant('wallet.balance', 'a1');
  socket.event('wallet.balance', 'a2', balance('7'));
  expect(heard).toEqual([undefined, balance('7')]);
});

test('a topic that is refused takes no other down', async () => {
  const settings = listenTo('site.settings');
  const wallet = listenTo('wallet.balance');
  const socket = await connect(1);
  socket.grant('site.settings', 'a1');
  socket.say({ type: 'error', code: 'topic_not_permitted', topic: 'wallet.balance' });
  socket.event('site.settings', 'a2', { version: 3 });
  expect([settings.heard, wallet.heard]).toEqual([[undefined, { version: 3 }], []]);
});

test('after a cut each topic goes on from where it was heard', async () => {
  const settings = listenTo('site.settings');
  const wallet = listenTo('wallet.balance');
  const first = await connect(1);
  first.grant('site.settings', 'a1');
  first.grant('wallet.balance', 'b1');
  first.event('wallet.balance', 'b2', balance('1'));
  first.cut();
  const second = await connect(2);
  expect(second.frames).toEqual([
    { type: 'subscribe', topics: ['site.settings'], after: 'a1' },
    { type: 'subscribe', topics: ['wallet.balance'], after: 'b2' },
  ]);
  second.grant('site.settings', 'a1');
  second.grant('wallet.balance', 'b3');
  second.event('wallet.balance', 'b3', balance('2'));
  expect(settings.heard).toEqual([undefined]);
  expect(wallet.heard).toEqual([undefined, balance('1'), balance('2')]);
});

test('a reset means to ask again', async () => {
  const { heard } = listenTo('wallet.balance');
  const socket = await connect(1);
  socket.grant('wallet.balance', 'b1');
  socket.say({ type: 'reset', topics: ['wallet.balance'] });
  expect(heard).toEqual([undefined, undefined]);
});

test("with another session it connects again, and a member's news begins anew", async () => {
  const settings = listenTo('site.settings');
  const wallet = listenTo('wallet.balance');
  const first = await connect(1);
  first.grant('site.settings', 'a1');
  first.grant('wallet.balance', 'b1');
  sockets.renewSocket();
  expect(first.readyState).toBe(3);
  first.event('wallet.balance', 'b2', balance('1'));
  const second = await connect(2);
  expect(second.frames).toEqual([
    { type: 'subscribe', topics: ['site.settings'], after: 'a1' },
    { type: 'subscribe', topics: ['wallet.balance'] },
  ]);
  second.grant('site.settings', 'a1');
  second.grant('wallet.balance', 'b9');
  expect(settings.heard).toEqual([undefined]);
  expect(wallet.heard).toEqual([undefined, undefined]);
});

test('a login while the socket still connects does not leave it with the old session', async () => {
  listenTo('wallet.balance');
  await vi.advanceTimersByTimeAsync(100);
  const [early] = TestSocket.all;
  sockets.renewSocket();
  // Cut on its way, it would be an error to the browser.
  expect(early!.readyState).toBe(0);
  early!.accept();
  expect([early!.readyState, early!.frames]).toEqual([3, []]);
  const socket = await connect(2);
  expect(socket.frames).toEqual([{ type: 'subscribe', topics: ['wallet.balance'] }]);
});

test('renewing opens no socket that nobody needs', async () => {
  sockets.renewSocket();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(TestSocket.all).toEqual([]);
});

test('4401 is told, and other closings are not', async () => {
  const { heard } = listenTo('wallet.balance');
  let told = 0;
  const stop = sockets.onSessionOver(() => {
    told += 1;
  });
  const first = await connect(1);
  first.grant('wallet.balance', 'b1');
  first.cut(1001);
  expect(told).toBe(0);
  const second = await connect(2);
  expect(second.frames[0]).toMatchObject({ after: 'b1' });
  second.cut(4401);
  expect(told).toBe(1);
  const third = await connect(3);
  expect(third.frames).toEqual([{ type: 'subscribe', topics: ['wallet.balance'] }]);
  stop();
  third.cut(4401);
  expect([told, heard]).toEqual([1, [undefined]]);
});

test('4403 is told to who asked for it, and the same member goes on from where it was heard', async () => {
  listenTo('wallet.balance');
  const told: string[] = [];
  sockets.onSessionOver(() => told.push('over'));
  const stop = sockets.onRightsChanged(() => told.push('changed'));
  const first = await connect(1);
  first.grant('wallet.balance', 'b1');
  first.cut(4403);
  const second = await connect(2);
  expect(second.frames).toEqual([{ type: 'subscribe', topics: ['wallet.balance'], after: 'b1' }]);
  stop();
  second.cut(4403);
  expect(told).toEqual(['changed']);
});

test('a topic that nobody listens to any more is dropped after a while', async () => {
  listenTo('site.settings');
  const { stop, heard } = listenTo('wallet.balance');
  const socket = await connect(1);
  socket.grant('wallet.balance', 'b1');
  stop();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(socket.frames).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.frames.at(-1)).toEqual({ type: 'unsubscribe', topics: ['wallet.balance'] });
  socket.cut();
  const second = await connect(2);
  expect(second.frames.map(({ topics }) => topics[0])).toEqual(['site.settings']);
  const again = listenTo('wallet.balance');
  expect(second.frames.at(-1)).toEqual({ type: 'subscribe', topics: ['wallet.balance'] });
  second.grant('wallet.balance', 'b5');
  expect([heard, again.heard]).toEqual([[undefined], [undefined]]);
});

test('the next page to listen soon costs no frame, and asks for what nobody heard', async () => {
  const first = listenTo('wallet.balance');
  const socket = await connect(1);
  socket.grant('wallet.balance', 'b1');
  first.stop();
  socket.event('wallet.balance', 'b2', balance('1'));
  const next = listenTo('wallet.balance');
  const beside = listenTo('wallet.balance');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket.frames).toHaveLength(1);
  expect([next.heard, beside.heard]).toEqual([[undefined], []]);
});
