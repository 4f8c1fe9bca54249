import { expect, test } from 'vitest';
import { emptyViewOf } from './empty-view.ts';
import { choiceOf, hotOf, menuCodeOf, menuOf } from './list-choice.ts';
import { readList, writeList } from './list-state.ts';

const state = (path: string, query = '') => readList(path, new URLSearchParams(query));
const hot = (
  [
    ['RNG', 'HSLOT'],
    ['RNG', 'HFOX'],
    ['JACKPOT', 'HVAULT'],
    ['LIVE', 'HLIVE'],
    ['ESPORTS', 'ARENA'],
    ['COCKFIGHT', 'DS88'],
  ] as const
).map(([gameType, vassalage]) => ({ gameType, vassalage }));
const hotAt = (path: string, query = '') => hotOf(hot, state(path, query));

test('[LIST-5] hot games are those of the kind, and all where none is named', () => {
  const kindsAt = (path: string) => hotAt(path).map(({ gameType }) => gameType);
  expect(kindsAt('/m/live')).toEqual(['LIVE']);
  expect(kindsAt('/m/rng')).toEqual(['RNG', 'RNG', 'JACKPOT']);
  expect(kindsAt('/m/sports')).toEqual(['ESPORTS', 'COCKFIGHT']);
  expect(kindsAt('/m/fish')).toEqual([]);
  expect(kindsAt('/m/hot')).toHaveLength(hot.length);
});

test('[LIST-5] hot games are those of the vendor where one is chosen', () => {
  const vendorsAt = (path: string, query: string) =>
    hotAt(path, query).map(({ vassalage }) => vassalage);
  expect(vendorsAt('/m/rng', 'type=hot&vassalage=HFOX')).toEqual(['HFOX']);
  expect(vendorsAt('/m/hot', 'vassalage=DS88')).toEqual(['DS88']);
  expect(vendorsAt('/m/rng', 'type=hot&vassalage=HLIVE')).toEqual([]);
});

test('[LIST-2] the catalogue is asked for the kind and every filter', () => {
  const query = 'vassalage=HFOX&gameClassify=SM&minBet=0.1&minLine=20&gameName=moon';
  expect(choiceOf(state('/m/rng', query), undefined)).toEqual({
    gameType: 'RNG',
    vassalage: 'HFOX',
    gameClassify: 'SM',
    minBet: '0.1',
    minLine: '20',
    gameName: 'moon',
  });
  expect(choiceOf(state('/m/gameList'), 'JPY')).toEqual({});
});

test('[LIST-2] a stake is asked for in what the member plays with', () => {
  expect(choiceOf(state('/m/gameList', 'minBet=5'), 'PHP')).toEqual({
    minBet: '5',
    currency: 'PHP',
  });
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

test('[LIST-1] a kind that nobody knows has no games, and no entry of the menu', () => {
  const unknown = state('/m/gameList', 'gameType=NONE');
  expect(unknown).toMatchObject({ gameType: undefined, unknownType: 'NONE' });
  expect(hotOf(hot, unknown)).toEqual([]);
  expect(menuCodeOf(unknown)).toBeUndefined();
  expect(emptyViewOf(unknown)).toBe('emptyKind');
  expect(writeList(unknown)).toBe('/m/gameList?gameType=NONE');
});

test('[LIST-1] a path that fixes the kind does not ask the query', () => {
  expect(state('/m/rng', 'gameType=NONE')).toEqual(state('/m/rng'));
  expect(state('/m/gameList', 'gameType=')).toEqual(state('/m/gameList'));
});
