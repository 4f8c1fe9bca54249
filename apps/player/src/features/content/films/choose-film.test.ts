import { expect, test } from 'vitest';
import { chooseFilm } from './choose-film.ts';

const market = { film: '/m/art/market.webm' };
const vault = { film: '/m/art/vault.webm' };
const still = { film: null };

test('[HOME-12] the film at the end of home is not the one that the news begin with', () => {
  expect(chooseFilm([market, vault], [market])).toBe(vault);
  expect(chooseFilm([market, vault], [vault, market])).toBe(market);
  expect(chooseFilm([market], [market, vault])).toBeUndefined();
});

test('[HOME-12] without news, or with a picture first among them, the first film stands', () => {
  expect(chooseFilm([market, vault], [])).toBe(market);
  expect(chooseFilm([market, vault], [still, market])).toBe(market);
  expect(chooseFilm([], [market])).toBeUndefined();
});

test('[HOME-12] a banner without a film repeats nothing', () => {
  expect(chooseFilm([still], [still])).toBe(still);
});
