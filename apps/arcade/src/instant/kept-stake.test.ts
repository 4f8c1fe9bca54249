import { expect, test } from 'vitest';
import { findKeptStake, keepStake } from './kept-stake.ts';

const game = { gameId: 'maneki3', isFree: false, currency: 'JPY' } as const;

function openStorage() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { kept, open: () => storage };
}

test('a stake is remembered for its game alone, and free play apart from real money', () => {
  const { open } = openStorage();
  keepStake(game, 100_000n, open);
  expect(findKeptStake(game, open)).toBe(100_000n);
  expect(findKeptStake({ ...game, gameId: 'vault5' }, open)).toBeUndefined();
  expect(findKeptStake({ ...game, isFree: true }, open)).toBeUndefined();
  expect(findKeptStake({ ...game, currency: 'PHP' }, open)).toBeUndefined();
});

test('a storage that is closed or holds something else remembers nothing', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  expect(findKeptStake(game, closed)).toBeUndefined();
  expect(() => keepStake(game, 1n, closed)).not.toThrow();
  const { kept, open } = openStorage();
  keepStake(game, 1n, open);
  for (const key of kept.keys()) kept.set(key, 'much');
  expect(findKeptStake(game, open)).toBeUndefined();
});
