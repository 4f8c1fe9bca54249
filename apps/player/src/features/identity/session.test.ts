import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/call/browser.ts';
import { heldPassword } from './held-password.ts';
import { identityKeys } from './queries.ts';
import { enterSession, followSession, hearOtherTabs, isHere, leaveSession } from './session.ts';
import { storedSession } from './stored-session.ts';

const session = {
  id: 'm1',
  token: 't1',
  merchantCode: 'maneki',
  userName: 'hanako',
  type: 0,
  firstTimeLogin: false,
} as const;

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  };
}

/** What the server says to the next question about who is logged in; an error loses the answer. */
const answerWith = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));

const loseAnswers = () =>
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  const matchMedia = () => ({ matches: false });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia }));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
});

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a login counts although the answer about the member is lost, and other tabs hear of it', async () => {
  queryClient.setQueryData(identityKeys.member, null);
  loseAnswers();
  const other = new BroadcastChannel('session');
  const told = new Promise((resolve) => {
    other.onmessage = ({ data }) => resolve(data);
  });
  await enterSession(session);
  expect(await told).toBe('entered');
  expect(storedSession.read()?.token).toBe('t1');
  expect(queryClient.getQueryState(identityKeys.member)?.isInvalidated).toBe(true);
  other.close();
});

test('a login shows its member', async () => {
  answerWith(200, { value: session });
  await enterSession(session);
  expect(isHere('m1')).toBe(true);
  expect(isHere('m2')).toBe(false);
});

test('what another tab has written stays until there is a definite answer', async () => {
  storedSession.write(session);
  loseAnswers();
  await followSession('entered');
  expect(storedSession.read()?.token).toBe('t1');
  answerWith(429, { code: 'call.too_many', message: '' });
  await followSession('entered');
  expect(storedSession.read()?.token).toBe('t1');
  answerWith(200, { value: { ...session, token: 't2' } });
  await followSession('entered');
  expect(storedSession.read()?.token).toBe('t2');
  expect(isHere('m1')).toBe(true);
  answerWith(401, { code: 'call.session_expired', message: '' });
  await followSession('entered');
  expect(storedSession.read()).toBeUndefined();
  expect(isHere('m1')).toBe(false);
});

test('a logout forgets the member and the password that was held, here and in other tabs', async () => {
  for (const leave of [leaveSession, () => followSession('left')]) {
    storedSession.write(session);
    queryClient.setQueryData(identityKeys.member, session);
    heldPassword.hold('m1', 'secret1');
    await leave();
    expect(storedSession.read()).toBeUndefined();
    expect(heldPassword.find('m1')).toBeUndefined();
    expect(isHere('m1')).toBe(false);
  }
});

test('a tab does not follow its own news', async () => {
  const heard = vi.fn();
  const stop = hearOtherTabs(heard);
  const other = new BroadcastChannel('session');
  const told = new Promise((resolve) => {
    other.onmessage = resolve;
  });
  leaveSession();
  await told;
  expect(heard).not.toHaveBeenCalled();
  stop();
  other.close();
});

test.each([
  ['a logout', async () => leaveSession()],
  ['a logout in another tab', () => followSession('left')],
])('%s leaves nothing of a game for the next member', async (_, leave) => {
  const kept: Record<string, unknown> = { 'house.bearer.maneki3': 'secret', other: 'stays' };
  const removeItem = { value: (name: string) => delete kept[name] };
  const getItem = { value: () => null };
  vi.stubGlobal('sessionStorage', Object.defineProperties(kept, { removeItem, getItem }));
  await leave();
  expect(kept).toEqual({ other: 'stays' });
});
