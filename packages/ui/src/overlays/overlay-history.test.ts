import { expect, test } from 'vitest';
import { closedOnTop, idsIn } from './overlay-history.ts';

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
