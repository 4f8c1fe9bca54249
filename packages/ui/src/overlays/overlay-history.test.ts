import { expect, test, vi } from 'vitest';
import { closedOnTop, idsIn, listenForBack, untilUncovered } from './overlay-history.ts';

test('only entries on top of what is still open are stepped over', () => {
  expect(closedOnTop(['menu', 'sheet'], new Set(['menu', 'sheet']))).toBe(0);
  expect(closedOnTop(['menu', 'sheet'], new Set(['menu']))).toBe(1);
  expect(closedOnTop(['menu', 'sheet'], new Set(['sheet']))).toBe(0);
  expect(closedOnTop(['menu', 'sheet'], new Set())).toBe(2);
  expect(closedOnTop([], new Set())).toBe(0);
});

test('a state that is not ours names no overlays', () => {
  for (const state of [null, undefined, 'x', { idx: 1, key: 'k' }, { overlays: 'menu' }]) {
    expect(idsIn(state)).toEqual([]);
  }
  expect(idsIn({ idx: 1, overlays: ['menu'] })).toEqual(['menu']);
});

test('a page that was loaded anew has nothing over it, and may be gone to once what came has taken back its step', async () => {
  let tellStep: (event: object) => void = () => {};
  const page = {
    state: { idx: 3, overlays: ['menu'] } as object,
    go: vi.fn(),
    replaceState(state: object) {
      this.state = state;
    },
  };
  vi.stubGlobal('history', page);
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: typeof tellStep) => {
      tellStep = listener;
    },
  });
  listenForBack();
  expect(page.state).toEqual({ idx: 3 });
  page.state = { overlays: ['menu', 'question'] };
  const onUncovered = vi.fn();
  const uncovered = untilUncovered().then(onUncovered);
  const stepTo = async (overlays: string[]) => {
    page.state = { overlays };
    tellStep({ state: page.state, stopImmediatePropagation() {} });
    await Promise.resolve();
  };
  await stepTo(['menu']);
  expect(onUncovered).not.toHaveBeenCalled();
  await stepTo([]);
  await uncovered;
  expect(onUncovered).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
