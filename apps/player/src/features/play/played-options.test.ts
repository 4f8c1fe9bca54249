import { expect, test } from 'vitest';
import {
  chooseCategory,
  chooseGame,
  chooseVendor,
  listOptions,
  nameGame,
  namePlayed,
} from './played-options.ts';
import type { PlayedVendor } from './ticket-choice.ts';

const played: PlayedVendor[] = [
  {
    code: 'MANEKI',
    name: 'Maneki Games',
    category: 'RNG',
    games: [
      { id: 'koi', name: 'Koi' },
      { id: 'fox', name: 'Fox' },
    ],
  },
  { code: 'MANEKI', name: 'Maneki Games', category: 'FISH', games: [{ id: 'sea', name: 'Sea' }] },
  { code: 'DS88', name: 'DS88', category: 'COCKFIGHT', games: [{ id: 'koi', name: 'Arena' }] },
];

const texts = (options: readonly { readonly text: string }[]) => options.map(({ text }) => text);

test('everything that was played can be chosen, each vendor once', () => {
  const { categories, vendors, games } = listOptions(played, {});
  expect(categories).toEqual(['RNG', 'FISH', 'COCKFIGHT']);
  expect(texts(vendors)).toEqual(['Maneki Games', 'DS88']);
  expect(texts(games)).toEqual(['Koi', 'Fox', 'Sea', 'Arena']);
});

test('a category leaves its vendors, a vendor its games', () => {
  expect(texts(listOptions(played, { category: 'FISH' }).vendors)).toEqual(['Maneki Games']);
  expect(texts(listOptions(played, { category: 'FISH' }).games)).toEqual(['Sea']);
  expect(texts(listOptions(played, { vendor: 'DS88' }).games)).toEqual(['Arena']);
});

test('a category takes away a vendor that it does not have', () => {
  const filters = { vendor: 'DS88', game: 'koi', status: 'WON' } as const;
  expect(chooseCategory(played, filters, 'RNG')).toEqual({
    category: 'RNG',
    vendor: undefined,
    game: undefined,
    status: 'WON',
  });
  expect(chooseCategory(played, filters, 'COCKFIGHT')).toMatchObject({ vendor: 'DS88' });
  expect(chooseCategory(played, filters, undefined)).toMatchObject({ vendor: 'DS88' });
});

test('another vendor takes away the game, a game brings its vendor', () => {
  const koi = chooseGame({}, nameGame('MANEKI', 'koi'));
  expect(koi).toEqual({ vendor: 'MANEKI', game: 'koi' });
  expect(chooseVendor(koi, 'MANEKI')).toEqual(koi);
  expect(chooseVendor(koi, 'DS88')).toEqual({ vendor: 'DS88', game: undefined });
  expect(chooseGame(koi, undefined)).toEqual({ vendor: 'MANEKI', game: undefined });
  expect(chooseGame({}, nameGame('MANEKI', 'a/b'))).toEqual({ vendor: 'MANEKI', game: 'a/b' });
});

test('games of one id are told apart by their vendor, and codes stand in for unknown names', () => {
  expect(namePlayed(played, { vendor: 'DS88', game: 'koi' }).game).toBe('Arena');
  expect(namePlayed(played, { vendor: 'MANEKI', game: 'koi' }).game).toBe('Koi');
  expect(namePlayed([], { vendor: 'DS88', game: 'koi' })).toEqual({ vendor: 'DS88', game: 'koi' });
});
