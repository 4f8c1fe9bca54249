import { expect, test } from 'vitest';
import { clubOf } from './club-label.ts';

test('[MENU-1] a member of a club carries its name', () => {
  expect(clubOf({ clubLabel: { labelName: 'Gold', type: 'AUTO' } })).toBe('Gold');
});

test('[MENU-1] a name that an operator gave stands in its place, and whoever has none is in no club', () => {
  expect(clubOf({ clubLabel: null })).toBeUndefined();
  expect(clubOf({ clubLabel: { labelName: 'Friend', type: 'MANUAL' } })).toBe('Friend');
});
