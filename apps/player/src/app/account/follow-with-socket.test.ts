import { waitFor } from '@maneki/testkit/wait-for';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_ENDED } from '#platform/call/call.ts';

// A tab has one socket, and other tests may have opened theirs in this process before.
vi.resetModules();
const { memberQuery } = await import('#features/identity');
const { call, queryClient } = await import('#platform/call/browser.ts');
const { listen } = await import('#platform/call/socket.ts');
const { followWithSocket } = await import('./follow-with-socket.ts');

const { queryKey } = memberQuery(call);
const ANNA = { id: 'm1', token: 's1' } as never;
const BEN = { id: 'm2', token: 's2' } as never;

/** Counts the connections of the browser's own socket. */
class TestSocket extends EventTarget {
  static all: TestSocket[] = [];
  readyState = 0;
  constructor() {
    super();
    TestSocket.all.push(this);
    queueMicrotask(() => {
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
    });
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
}

let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('WebSocket', TestSocket);
  const location = { protocol: 'https:', host: 'maneki.test' };
  const matchMedia = () => ({ matches: false });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location, matchMedia }));
});

afterEach(() => {
  stop();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('the socket connects again for a login, another member and a logout, and for nothing else', async () => {
  queryClient.setQueryData(queryKey, null);
  stop = followWithSocket(undefined);
  const stopListening = listen('site.settings', () => {});
  let connections = 1;
  const expectConnections = async (more: number) => {
    connections += more;
    await waitFor(() => TestSocket.all.length >= connections);
    expect(TestSocket.all).toHaveLength(connections);
  };
  await expectConnections(0);
  for (const member of [ANNA, BEN, null]) {
    queryClient.setQueryData(queryKey, member);
    await expectConnections(1);
    queryClient.setQueryData(queryKey, member && { ...(member as object) });
    queryClient.setQueryData(['site', 'status'], { version: connections });
  }
  await expectConnections(0);

  stop();
  // Who logged in before this was loaded is noticed when it starts.
  queryClient.setQueryData(queryKey, ANNA);
  await expectConnections(0);
  stop = followWithSocket(undefined);
  await expectConnections(1);
  stop();
  stop = followWithSocket('s1');
  await expectConnections(0);
  stopListening();
});

test('when the server says that the session is over, the page asks whether that is so', async () => {
  const getItem = () => JSON.stringify(ANNA);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('sessionStorage', { getItem });
  vi.stubGlobal('localStorage', { getItem });
  const refusal = { code: 'call.session_expired', message: '' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 401 }));
  let ends = 0;
  window.addEventListener(SESSION_ENDED, () => {
    ends += 1;
  });
  queryClient.setQueryData(queryKey, ANNA);
  stop = followWithSocket('s1');
  const stopListening = listen('site.settings', () => {});
  const open = await waitFor(() => TestSocket.all.find(({ readyState }) => readyState === 1));
  open.dispatchEvent(Object.assign(new Event('close'), { code: 4401, reason: '' }));
  await waitFor(() => ends === 1);
  expect(queryClient.getQueryData(queryKey)).toBeNull();
  stopListening();
});
