import type { VendorSorting } from '@maneki/contract/catalog/schemas';
import type { Category } from '@maneki/contract/play/tickets';
import { expect, test } from 'vitest';
import { choiceOf, hotOf, menuCodeOf, menuOf, vendorsOf } from './list-choice.ts';
import { readList } from './list-state.ts';

const state = (path: string, query = '') => readList(path, new URLSearchParams(query));
const hot = (['RNG', 'JACKPOT', 'LIVE', 'ESPORTS', 'COCKFIGHT'] as const).map((gameType) => ({
  gameType,
}));
const kindsOf = (gameType: Category | undefined) =>
  hotOf(hot, gameType).map((game) => game.gameType);

test('[LIST-5] hot games are those of the kind, and all where none is named', () => {
  expect(kindsOf('LIVE')).toEqual(['LIVE']);
  expect(kindsOf('RNG')).toEqual(['RNG', 'JACKPOT']);
  expect(kindsOf('SPORTS')).toEqual(['ESPORTS', 'COCKFIGHT']);
  expect(kindsOf('FISH')).toEqual([]);
  expect(kindsOf(undefined)).toHaveLength(5);
});

test('[LIST-2] the catalogue is asked for the kind and every filter', () => {
  const query = 'vassalage=HFOX&gameClassify=SM&minBet=0.1&minLine=20&gameName=moon';
  expect(choiceOf(state('/m/rng', query))).toEqual({
    gameType: 'RNG',
    vassalage: 'HFOX',
    gameClassify: 'SM',
    minBet: '0.1',
    minLine: '20',
    gameName: 'moon',
  });
  expect(choiceOf(state('/m/gameList'))).toEqual({});
});

const sorting = (
  [
    ['RNG', ['HSLOT', 'HFOX']],
    ['JACKPOT', ['HVAULT', 'HFOX']],
    ['LIVE', ['HLIVE']],
  ] as const
).map(([gameCategory, codes]) => ({
  gameCategory,
  vendorNames: codes.map((vassalage) => ({ vassalage })),
})) as unknown as VendorSorting[];

test('[LIST-2] the vendors of a kind are named once each', () => {
  const codes = (kind: Category | undefined) =>
    vendorsOf(sorting, kind).map(({ vassalage }) => vassalage);
  expect(codes('RNG')).toEqual(['HSLOT', 'HFOX', 'HVAULT']);
  expect(codes('LIVE')).toEqual(['HLIVE']);
  expect(codes('FISH')).toEqual([]);
  expect(codes(undefined)).toEqual(['HSLOT', 'HFOX', 'HVAULT', 'HLIVE']);
});

const codesOf = (facts: Parameters<typeof menuOf>[0]) => menuOf(facts).map(({ code }) => code);

test('[LIST-2] favourites are offered to who is logged in, hot games where there are any', () => {
  const categories = ['LIVE', 'RNG'] as const;
  expect(codesOf({ categories, hasHot: false, isLoggedIn: false })).toEqual(['ALL', 'LIVE', 'RNG']);
  expect(codesOf({ categories, hasHot: true, isLoggedIn: false })[1]).toBe('HOT');
  expect(codesOf({ categories, hasHot: false, isLoggedIn: true })[1]).toBe('FAV');
  expect(codesOf({ categories, hasHot: true, isLoggedIn: true })).toHaveLength(5);
});

test('[LIST-2] a kind that has nothing to play yet is in the menu of its own list', () => {
  const facts = { categories: ['RNG'], hasHot: false, isLoggedIn: false } as const;
  expect(codesOf({ ...facts, chosen: 'LIVE' })).toEqual(['ALL', 'RNG', 'LIVE']);
  expect(codesOf({ ...facts, chosen: 'RNG' })).toEqual(['ALL', 'RNG']);
  expect(codesOf({ ...facts, chosen: 'HOT' })).toEqual(['ALL', 'RNG']);
});

test('[LIST-1] esports and cockfights are offered as sports, once', () => {
  const categories = ['COCKFIGHT', 'SPORTS', 'ESPORTS'] as const;
  const codes = codesOf({ categories, hasHot: false, isLoggedIn: false });
  expect(codes).toEqual(['ALL', 'SPORTS']);
  expect(menuOf({ categories, hasHot: false, isLoggedIn: false })[1]?.href).toBe('/m/sports');
});

test.each([
  ['/m/rng', '', 'RNG'],
  ['/m/rng', 'type=fav', 'RNG'],
  ['/m/esports', '', 'SPORTS'],
  ['/m/hot', '', 'HOT'],
  ['/m/gameList', 'type=fav', 'FAV'],
  ['/m/gameList', '', 'ALL'],
  ['/m/gameList', 'gameType=JACKPOT', 'JACKPOT'],
])('[LIST-2] %s?%s stands in the menu as %s', (path, query, code) => {
  expect(menuCodeOf(state(path, query))).toBe(code);
});
