import { expect, test } from 'vitest';
import { pictureOf } from './game-picture.ts';

test('a picture is named in every width and format that it is kept in', () => {
  const picture = pictureOf({ gameId: 'maneki3', icon: '/games/art/maneki3/tile' });
  expect(picture.avif).toEqual({
    216: '/games/art/maneki3/tile-216.avif',
    324: '/games/art/maneki3/tile-324.avif',
  });
  expect(picture.path).toBe('/games/art/maneki3/tile-216.webp');
});

test('a game waits for its picture in a colour of its own', () => {
  const [first, again, other] = ['maneki3', 'maneki3', 'tide20'].map(
    (gameId) => pictureOf({ gameId, icon: null }).placeholder,
  );
  expect(first).toBe(again);
  expect(first).not.toBe(other);
});

test('a game without a picture asks no address for one', () => {
  const picture = pictureOf({ gameId: 'maneki3', icon: null });
  expect(picture.path).toBe('data:,');
  expect(picture.avif).toBeUndefined();
});
