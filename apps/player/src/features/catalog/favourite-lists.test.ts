import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { expect, test } from 'vitest';
import { withFavourite, withGameBack, withoutGame } from './favourite-lists.ts';

const game = (nodeId: string) => ({ nodeId }) as ListedGame;

test('[PLAY-5] a new favourite stands first', () => {
  expect(withFavourite(['2', '1'], '3', true)).toEqual(['3', '2', '1']);
});

test('[PLAY-5] what is a favourite already is not added again', () => {
  expect(withFavourite(['2', '1'], '1', true)).toEqual(['2', '1']);
});

test('[PLAY-5] taking away what is not there changes nothing', () => {
  expect(withFavourite(['2', '1'], '3', false)).toEqual(['2', '1']);
  expect(withFavourite(['2', '1'], '2', false)).toEqual(['1']);
});

test('[LIST-6] a favourite that is taken away leaves its page, and the other pages stay', () => {
  const pages = [
    { games: [game('1'), game('2')], pageNum: 1, totalPages: 2 },
    { games: [game('3')], pageNum: 2, totalPages: 2 },
  ];
  const left = withoutGame({ pages, pageParams: [1, 2] }, '2');
  expect(left.pages.map(({ games }) => games.map(({ nodeId }) => nodeId))).toEqual([['1'], ['3']]);
  expect(left.pageParams).toEqual([1, 2]);
});

test('[PLAY-5] a favourite that could not be taken away comes back to its place, alone', () => {
  const before = {
    pages: [
      { games: [game('1'), game('2'), game('3')], pageNum: 1, totalPages: 2 },
      { games: [game('4')], pageNum: 2, totalPages: 2 },
    ],
    pageParams: [1, 2],
  };
  const idsOf = ({ pages }: typeof before) =>
    pages.map(({ games }) => games.map((one) => one.nodeId));
  const shown = withoutGame(withoutGame(before, '2'), '4') as typeof before;
  const after = withGameBack(shown, before, '2') as typeof before;
  expect(idsOf(after)).toEqual([['1', '2', '3'], []]);
  expect(withGameBack(after, before, '2')).toEqual(after);
});
