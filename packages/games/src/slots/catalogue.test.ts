import { expect, test } from 'vitest';
import { findSlotGame, SLOT_GAMES, SLOT_VENDORS } from './catalogue.ts';
import { SLOT_MODELS } from './model.ts';

test('ids and names are each used once', () => {
  expect(new Set(SLOT_GAMES.map(({ id }) => id)).size).toBe(SLOT_GAMES.length);
  expect(new Set(SLOT_GAMES.map(({ name }) => name)).size).toBe(SLOT_GAMES.length);
});

test('every studio has games, and every machine is played somewhere', () => {
  expect(new Set(SLOT_GAMES.map(({ vendor }) => vendor))).toEqual(new Set(SLOT_VENDORS));
  expect(new Set(SLOT_GAMES.map(({ model }) => model))).toEqual(new Set(SLOT_MODELS));
});

test('an unknown id finds nothing', () => {
  expect(findSlotGame('maneki3')?.model).toBe('triple5');
  expect(findSlotGame('maneki4')).toBeUndefined();
});
