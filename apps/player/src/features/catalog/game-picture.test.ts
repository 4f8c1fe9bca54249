import { expect, test } from 'vitest';
import { gameHosts, pictureOf } from './game-picture.ts';

test('a picture is named in every width and format that it is kept in', () => {
  const picture = pictureOf({ gameId: 'maneki3', iconUrl: '/games/art/maneki3/tile' });
  expect(picture.avif).toEqual({
    216: '/games/art/maneki3/tile-216.avif',
    324: '/games/art/maneki3/tile-324.avif',
  });
  expect(picture.path).toBe('/games/art/maneki3/tile-216.webp');
});

test('a game waits for its picture in a colour of its own', () => {
  const [first, again, other] = ['maneki3', 'maneki3', 'tide20'].map(
    (gameId) => pictureOf({ gameId, iconUrl: null }).placeholder,
  );
  expect(first).toBe(again);
  expect(first).not.toBe(other);
});

test('a game without a picture asks no address for one', () => {
  const picture = pictureOf({ gameId: 'maneki3', iconUrl: null });
  expect(picture.path).toBe('');
  expect(picture.avif).toBeUndefined();
});

test('[SITE-11] a picture is looked for at the merchant’s hosts in turn, at last on this site', () => {
  expect(gameHosts(['/m/art'])).toEqual(['']);
  expect(gameHosts(['https://cdn.test/m/art/', 'https://other.test', '/m/art'])).toEqual([
    'https://cdn.test',
    'https://other.test',
    '',
  ]);
});
