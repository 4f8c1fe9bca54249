import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { expect, test } from 'vitest';
import {
  chooseTab,
  directGameOf,
  listTabs,
  orderCategories,
  readAskedTab,
  tabAddress,
} from './home-tabs.ts';

const sorted = (...categories: string[]) =>
  categories.map((gameCategory) => ({ gameCategory }) as never);
const order = (...categories: string[]) =>
  orderCategories(sorted(...categories)).map(
    ({ gameCategory }: { gameCategory: string }) => gameCategory,
  );

test('[HOME-8] cockfights and then the jackpot stand right behind the live tables', () => {
  expect(order('RNG', 'LIVE', 'FISH', 'JACKPOT', 'SPORTS', 'COCKFIGHT')).toEqual([
    'RNG',
    'LIVE',
    'COCKFIGHT',
    'JACKPOT',
    'FISH',
    'SPORTS',
  ]);
});

test('[HOME-8] without live tables the jackpot is the first category', () => {
  expect(order('RNG', 'FISH', 'JACKPOT')).toEqual(['JACKPOT', 'RNG', 'FISH']);
});

test('[HOME-8] promotions are no category of games', () => {
  expect(order('PROMO', 'RNG')).toEqual(['RNG']);
});

test('[HOME-7] the menu begins with all, and with what is hot where anything is', () => {
  const categories = sorted('LIVE', 'RNG');
  expect(listTabs({ hot: [{}], categories })).toEqual(['ALL', 'HOT', 'LIVE', 'RNG']);
  expect(listTabs({ hot: [], categories })).toEqual(['ALL', 'LIVE', 'RNG']);
  expect(listTabs({ hot: [], categories: [] })).toEqual(['ALL']);
});

test.each([
  ['/live-games', 'LIVE'],
  ['/m/poker-games/', 'PVP'],
  ['/m/sport-games', 'SPORTS'],
  ['/m/slot-games', 'RNG'],
  ['/m/fishing-games', 'FISH'],
  ['/m/home', undefined],
])('[SHELL-2] %s asks for %s', (pathname, category) => {
  expect(readAskedTab(pathname, '')).toBe(category);
});

test('[SHELL-2] what the query asks for counts more than the path', () => {
  expect(readAskedTab('/m/slot-games', '?category=LIVE')).toBe('LIVE');
});

test('[SHELL-2] a category that has nothing yet shows all', () => {
  expect(chooseTab('LIVE', ['ALL', 'HOT', 'RNG'])).toBe('ALL');
  expect(chooseTab(undefined, ['ALL', 'HOT', 'RNG'])).toBe('ALL');
  expect(chooseTab('RNG', ['ALL', 'HOT', 'RNG'])).toBe('RNG');
});

test('[HOME-7] the address of an entry asks for that entry again', () => {
  for (const tab of ['HOT', 'RNG', 'COCKFIGHT'] as const) {
    const { pathname, search } = new URL(tabAddress(tab), 'https://maneki.test');
    expect(readAskedTab(pathname, search)).toBe(tab);
  }
  expect(tabAddress('ALL')).toBe('/m/home');
});

const game = (vassalage: string, gameId: string) => ({ vassalage, gameId }) as ListedGame;
const lottery = (gameCategory: string) => ({
  gameCategory: gameCategory as never,
  vendorNames: [{ vassalage: 'FIRST' }, { vassalage: 'SECOND' }] as never,
  games: [game('SECOND', 'daily'), game('FIRST', 'keno'), game('FIRST', 'pick3')],
});

test('[HOME-9] lotteries open the first game of their first vendor', () => {
  for (const category of ['LOTT', 'ELOTT'])
    expect(directGameOf(lottery(category))).toMatchObject({ vassalage: 'FIRST', gameId: 'keno' });
});

test('[HOME-9] other categories open no game, and neither does a lottery without one', () => {
  expect(directGameOf(lottery('RNG'))).toBeUndefined();
  expect(directGameOf({ ...lottery('LOTT'), games: [] })).toBeUndefined();
});
