import { beforeEach, expect, test, vi } from 'vitest';
import { hiddenBalance } from './hidden-balance.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

test('the balance is shown until somebody hides it, and the choice is kept on the device', () => {
  expect(hiddenBalance.getSnapshot()).toBe(false);
  hiddenBalance.toggle();
  expect(hiddenBalance.getSnapshot()).toBe(true);
  expect(kept.size).toBe(1);
  expect(document.cookie).toContain('hide_balance=1;');
  hiddenBalance.toggle();
  expect(hiddenBalance.getSnapshot()).toBe(false);
  expect(kept.size).toBe(0);
  expect(document.cookie).toContain('hide_balance=0;');
});

test('every place that shows the balance hears of the choice, until it is gone', () => {
  const first = vi.fn();
  const second = vi.fn();
  const stopFirst = hiddenBalance.subscribe(first);
  const stopSecond = hiddenBalance.subscribe(second);
  hiddenBalance.toggle();
  stopFirst();
  hiddenBalance.toggle();
  stopSecond();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

test('a choice made in another tab is heard, other keys are not', () => {
  const hear = vi.fn();
  const stop = hiddenBalance.subscribe(hear);
  window.dispatchEvent(storageEvent('theme'));
  expect(hear).not.toHaveBeenCalled();
  window.dispatchEvent(storageEvent('isBalanceHidden'));
  window.dispatchEvent(storageEvent(null));
  expect(hear).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(storageEvent(null));
  expect(hear).toHaveBeenCalledTimes(2);
});

test('a page that is served hides nothing, because it gets no sum where sums are hidden', () => {
  expect(hiddenBalance.getServerSnapshot()).toBe(false);
});
