import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOverlays } from './overlays.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const saved = { kind: 'success', text: 'Saved', durationMs: 1_500 } as const;

function drawnOverlays() {
  const overlays = createOverlays();
  overlays.markDrawn();
  return overlays;
}

test('a toast goes away after its time, and not sooner', () => {
  const overlays = drawnOverlays();
  overlays.toast(saved);
  vi.advanceTimersByTime(1_499);
  expect(overlays.getSnapshot().toasts).toMatchObject([saved]);
  vi.advanceTimersByTime(1);
  expect(overlays.getSnapshot().toasts).toEqual([]);
});

test("a toast's time begins when it can be seen", () => {
  const overlays = createOverlays();
  overlays.toast(saved);
  vi.advanceTimersByTime(60_000);
  expect(overlays.getSnapshot().toasts).toHaveLength(1);
  overlays.markDrawn();
  vi.advanceTimersByTime(1_500);
  expect(overlays.getSnapshot().toasts).toHaveLength(0);
});

test('toasts stand in the order in which they came', () => {
  const overlays = drawnOverlays();
  overlays.toast(saved);
  overlays.toast({ ...saved, text: 'Sent', durationMs: 3_000 });
  expect(overlays.getSnapshot().toasts.map((toast) => toast.text)).toEqual(['Saved', 'Sent']);
  vi.advanceTimersByTime(1_500);
  expect(overlays.getSnapshot().toasts.map((toast) => toast.text)).toEqual(['Sent']);
});

test('a loading ends when told, and a second telling changes nothing', () => {
  const overlays = createOverlays();
  const listener = vi.fn();
  const end = overlays.showLoading({ text: 'Sending', endsAfterMs: 10_000 });
  overlays.subscribe(listener);
  end();
  end();
  expect(overlays.getSnapshot().loadings).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a loading that nobody ends goes away by itself', () => {
  const overlays = createOverlays();
  overlays.showLoading({ text: 'Sending', endsAfterMs: 9_999 });
  vi.advanceTimersByTime(9_998);
  expect(overlays.getSnapshot().loadings).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(overlays.getSnapshot().loadings).toHaveLength(0);
});

test('a question is answered once and leaves the screen', async () => {
  const overlays = createOverlays();
  const words = { title: 'Log out?', text: '', confirmLabel: 'Yes', cancelLabel: 'No' };
  const first = overlays.confirm(words);
  const second = overlays.confirm(words);
  const [one, two] = overlays.getSnapshot().questions;
  one?.answer(true);
  two?.answer(false);
  expect(await first).toBe(true);
  expect(await second).toBe(false);
  expect(overlays.getSnapshot().questions).toEqual([]);
});

test('a listener that left is told nothing more', () => {
  const overlays = createOverlays();
  const listener = vi.fn();
  overlays.subscribe(listener)();
  overlays.toast(saved);
  expect(listener).not.toHaveBeenCalled();
});
