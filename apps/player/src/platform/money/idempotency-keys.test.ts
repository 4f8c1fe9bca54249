import { expect, test } from 'vitest';
import { createIdempotencyKeys, PENDING_MS } from './idempotency-keys.ts';

function countKeys() {
  let made = 0;
  return () => {
    made += 1;
    return `key-${made}`;
  };
}

function openTab() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const makeKey = countKeys();
  let now = 0;
  return {
    stored,
    pass: (ms: number) => {
      now += ms;
    },
    /** Every load of the page begins with nothing but what the tab has stored. */
    load: () => createIdempotencyKeys({ storage, makeKey, now: () => now }),
  };
}

const terms = { vendor: 'DS88', direction: 'TO_VENDOR', amount: '100' };
const hundred = { endpoint: 'play.transferFunds', terms };

test('a request whose reply was lost keeps its key', () => {
  const keys = openTab().load();
  const key = keys.keyFor(hundred);
  expect(keys.keyFor({ ...hundred, terms: { ...terms } })).toBe(key);
});

test('it keeps its key over a reload', () => {
  const tab = openTab();
  const key = tab.load().keyFor(hundred);
  expect(tab.load().keyFor(hundred)).toBe(key);
});

test('other terms, or the same of another endpoint, are another request and leave the first pending', () => {
  const keys = openTab().load();
  const key = keys.keyFor(hundred);
  expect(keys.keyFor({ ...hundred, terms: { ...terms, amount: '200' } })).not.toBe(key);
  expect(keys.keyFor({ ...hundred, terms: { ...terms, direction: 'FROM_VENDOR' } })).not.toBe(key);
  expect(keys.keyFor({ ...hundred, endpoint: 'play.recallFunds' })).not.toBe(key);
  expect(keys.keyFor(hundred)).toBe(key);
});

test('once answered, the same terms are a new request, and nothing stays stored', () => {
  const tab = openTab();
  const keys = tab.load();
  const key = keys.keyFor(hundred);
  keys.settle(hundred);
  expect(tab.stored.size).toBe(0);
  expect(keys.keyFor(hundred)).not.toBe(key);
});

test('what nobody pressed again for long is a new request', () => {
  const tab = openTab();
  const key = tab.load().keyFor(hundred);
  tab.pass(PENDING_MS - 1);
  expect(tab.load().keyFor(hundred)).toBe(key);
  tab.pass(1);
  expect(tab.load().keyFor(hundred)).not.toBe(key);
});

test('a storage that holds something else is taken for empty', () => {
  const tab = openTab();
  tab.load().keyFor(hundred);
  for (const name of tab.stored.keys()) tab.stored.set(name, '{');
  expect(tab.load().keyFor(hundred)).toBe('key-2');
});

test('where nothing can be stored, a request keeps its key for as long as the page lives', () => {
  const refuse = () => {
    throw new Error('full');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const keys = createIdempotencyKeys({ storage, makeKey: countKeys(), now: () => 0 });
  expect(keys.keyFor(hundred)).toBe('key-1');
  expect(keys.keyFor(hundred)).toBe('key-1');
});
