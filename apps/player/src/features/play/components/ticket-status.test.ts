import { expect, test } from 'vitest';
import { findTone } from './ticket-status.tsx';

test('an open bet stands out, and only a return above the stake looks like a gain', () => {
  expect(findTone({ status: 'PENDING', net: null })).toBe('gold');
  expect(findTone({ status: 'WON', net: '0.01' })).toBe('success');
  expect(findTone({ status: 'WON', net: '0' })).toBe('plain');
  expect(findTone({ status: 'WON', net: '-180' })).toBe('plain');
  expect(findTone({ status: 'RESETTLED', net: '20' })).toBe('success');
  expect(findTone({ status: 'LOST', net: '-20' })).toBe('plain');
});
