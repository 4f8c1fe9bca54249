import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { expect, test } from 'vitest';
import { chooseTab, directGameOf, listTabs, readAskedTab, tabAddress } from './home-tabs.ts';

const sorted = (...categories: string[]) =>
  categories.map((gameCategory) => ({ gameCategory }) as never);
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

const askedOf = (asked: string | undefined) => {
  const tabs = listTabs({ hot: [], categories: sorted('RNG') }, asked);
  return { tabs, active: chooseTab(asked, tabs) };
};

test('[SHELL-2] a category that has no game yet is chosen all the same', () => {
  expect(askedOf('LIVE')).toEqual({ tabs: ['ALL', 'RNG', 'LIVE'], active: 'LIVE' });
  expect(askedOf('RNG')).toEqual({ tabs: ['ALL', 'RNG'], active: 'RNG' });
});

test('[SHELL-2] what is no category, and hot where nothing is, shows all', () => {
  for (const asked of [undefined, 'NONE', 'HOT'])
    expect(askedOf(asked)).toEqual({ tabs: ['ALL', 'RNG'], active: 'ALL' });
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

test('[HOME-9] the entry of lotteries stands for the first game of their first vendor', () => {
  for (const category of ['LOTT', 'ELOTT'])
    expect(directGameOf(lottery(category))).toMatchObject({ vassalage: 'FIRST', gameId: 'keno' });
});

test('[HOME-9] other entries stand for no game, and neither does that of lotteries without one', () => {
  expect(directGameOf(lottery('RNG'))).toBeUndefined();
  expect(directGameOf({ ...lottery('LOTT'), games: [] })).toBeUndefined();
});
