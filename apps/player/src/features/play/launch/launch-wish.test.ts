import { expect, test } from 'vitest';
import { launchAddress, readLaunchWish } from './launch-wish.ts';

const read = (query: string) => readLaunchWish(new URLSearchParams(query));

test('an address names the game and how it is played', () => {
  const wish = { vendor: 'HSLOT', gameId: 'maneki3', mode: 'free' } as const;
  expect(read('vendor=HSLOT&gameId=maneki3&mode=free')).toEqual(wish);
  for (const gameId of ['maneki3', 'table:12'])
    expect(read(launchAddress({ ...wish, gameId }).split('?')[1]!)).toEqual({ ...wish, gameId });
});

test.each(['', '&mode=real', '&mode=FREE', '&mode='])(
  'a game is played for real with %j',
  (mode) => {
    expect(read(`vendor=HSLOT&gameId=maneki3${mode}`)?.mode).toBe('real');
  },
);

test.each(['', 'vendor=HSLOT', 'gameId=maneki3', 'vendor=a b&gameId=x', 'vendor=a&gameId=<x>'])(
  '%j names no game',
  (query) => {
    expect(read(query)).toBeUndefined();
  },
);
