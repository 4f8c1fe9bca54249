import { expect, test } from 'vitest';
import {
  applyFilters,
  chooseTab,
  chooseVendor,
  clearFilter,
  clearFilters,
  closeDrawer,
  FILTER_NAMES,
  LIST_TABS,
  type ListState,
  needsSession,
  readList,
  searchName,
  writeList,
} from './list-state.ts';

const read = (address: string): ListState => {
  const { pathname, searchParams } = new URL(address, 'https://site.test');
  return readList(pathname, searchParams);
};
const slots = read('/m/rng');
const EVERY = {
  gameName: 'fox',
  vassalage: 'HFOX',
  gameClassify: 'SM',
  minBet: '0.05',
  minLine: '20',
};

test.each([
  ['/m/rng', 'RNG'],
  ['/m/live', 'LIVE'],
  ['/m/pvp', 'PVP'],
  ['/m/fish', 'FISH'],
  ['/m/sports', 'SPORTS'],
  ['/m/esports', 'ESPORTS'],
  ['/RNG/', 'RNG'],
  ['/m/gameList', undefined],
  ['/m/hot', undefined],
])('[LIST-1] %s lists games of %s', (address, gameType) => {
  expect(read(address).gameType).toBe(gameType);
});

test.each(['rng', 'live', 'pvp', 'fish', 'sports'])(
  '[LIST-1] /m/%s keeps its kind, whatever its query says',
  (page) => {
    const kind = read(`/m/${page}`).gameType;
    expect(read(`/m/${page}?gameType=ESPORTS`).gameType).toBe(kind);
  },
);

test.each([
  ['RNG', 'RNG'],
  ['JACKPOT', 'JACKPOT'],
  ['SPORTS', 'SPORTS'],
  ['ESPORTS', 'SPORTS'],
  ['COCKFIGHT', 'SPORTS'],
  ['rng', undefined],
  ['NOTHING', undefined],
  ['', undefined],
])('[LIST-1] gameType=%s on other paths means %s', (asked, gameType) => {
  expect(read(`/m/gameList?gameType=${asked}`).gameType).toBe(gameType);
});

test('[LIST-1] an address chooses the vendor and the view', () => {
  const state = read('/m/gameList?gameType=RNG&vassalage=HFOX&type=hot');
  expect(state).toMatchObject({ gameType: 'RNG', tab: 'hot', filters: { vassalage: 'HFOX' } });
});

test.each([
  ['/m/rng', 'all'],
  ['/m/hot', 'hot'],
  ['/m/hot?type=all', 'all'],
  ...LIST_TABS.map((tab) => [`/m/gameList?type=${tab}`, tab]),
  ['/m/gameList?type=HOT', 'all'],
  ['/m/gameList?type=', 'all'],
])('[LIST-1] %s opens the view %s', (address, tab) => {
  expect(read(address).tab).toBe(tab);
});

test.each([
  ['vassalage', ['', 'a b', '<script>', 'x'.repeat(65)]],
  ['gameClassify', ['', 'a b', 'x'.repeat(65)]],
  ['minBet', ['', '0', '-1', '1,5', '0.00001', 'much']],
  ['minLine', ['', '0', '-5', '2.5', '10000', 'many']],
  ['gameName', ['', '   ']],
] as const)('[LIST-2] a %s that means nothing is left out', (name, values) => {
  for (const value of values)
    expect(read(`/m/rng?${new URLSearchParams({ [name]: value })}`).filters).toEqual({});
});

test('[LIST-2] a name is taken in its usual form and at most sixty characters of it', () => {
  const named = (gameName: string) => searchName(slots, gameName).filters.gameName;
  expect(named('  ＦＯＸ fire ')).toBe('FOX fire');
  expect(named('x'.repeat(60))).toHaveLength(60);
  expect(named('x'.repeat(61))).toHaveLength(60);
});

test('[LIST-5] every state is found again by its address', () => {
  for (const page of ['/m/rng', '/m/live', '/m/gameList?gameType=SPORTS', '/m/hot'])
    for (const tab of LIST_TABS)
      for (const filters of [{}, { vassalage: 'HFOX' }, EVERY]) {
        const state = { ...chooseTab(read(page), tab), filters };
        expect(read(writeList(state))).toEqual(state);
      }
});

test('[LIST-5] an address says nothing that goes without saying', () => {
  expect(writeList(slots)).toBe('/m/rng');
  expect(writeList(read('/m/hot'))).toBe('/m/hot');
  expect(writeList(read('/m/gameList?gameType=ESPORTS&x=1'))).toBe('/m/gameList?gameType=SPORTS');
  expect(writeList(chooseTab(slots, 'fav'))).toBe('/m/rng?type=fav');
});

test.each(LIST_TABS)('[LIST-5] from every view the view %s can be chosen', (tab) => {
  for (const from of LIST_TABS) {
    const next = chooseTab({ ...chooseTab(slots, from), filters: EVERY }, tab);
    expect(next).toMatchObject({ tab, filters: EVERY, gameType: 'RNG' });
    expect(next.isDrawerOpen).toBe(tab === 'filter');
  }
});

test.each(LIST_TABS)('[LIST-5] sending filters returns from %s to all and closes', (from) => {
  const next = applyFilters(chooseTab(slots, from), EVERY);
  expect(next).toEqual({ ...slots, tab: 'all', filters: EVERY, isDrawerOpen: false });
});

test('[LIST-5] sending no filter shows everything', () => {
  const narrowed = applyFilters(slots, EVERY);
  expect(applyFilters(narrowed, {})).toEqual(slots);
});

test.each(FILTER_NAMES)('[LIST-5] clearing only %s of several sets the view to filter', (name) => {
  const next = clearFilter(applyFilters(slots, EVERY), name);
  const { [name]: _gone, ...left } = EVERY;
  expect(next).toMatchObject({ tab: 'filter', filters: left, isDrawerOpen: false });
});

test.each(FILTER_NAMES)('[LIST-5] clearing %s as the last one returns to all', (name) => {
  for (const from of LIST_TABS) {
    const state = { ...chooseTab(slots, from), filters: { [name]: EVERY[name] } };
    expect(clearFilter(state, name)).toMatchObject({ tab: 'all', filters: {} });
  }
});

test('[LIST-5] filters that are cleared one after the other end at all', () => {
  const views = FILTER_NAMES.map((_, count) =>
    FILTER_NAMES.slice(0, count + 1).reduce(clearFilter, applyFilters(slots, EVERY)),
  ).map(({ tab }) => tab);
  expect(views).toEqual(['filter', 'filter', 'filter', 'filter', 'all']);
});

test('[LIST-5] clearing all filters at once returns to all', () => {
  const { tab, filters } = clearFilters(clearFilter(applyFilters(slots, EVERY), 'minBet'));
  expect({ tab, filters }).toEqual({ tab: 'all', filters: {} });
});

test.each(LIST_TABS)('[LIST-5] a search for a name resets %s to all', (from) => {
  const state = { ...chooseTab(slots, from), filters: { vassalage: 'HFOX' } };
  expect(searchName(state, 'moon')).toEqual({
    ...slots,
    tab: 'all',
    filters: { vassalage: 'HFOX', gameName: 'moon' },
    isDrawerOpen: false,
  });
  expect(searchName(searchName(state, 'moon'), '').filters).toEqual({ vassalage: 'HFOX' });
});

test.each(LIST_TABS)('[LIST-5] choosing a vendor resets %s to all', (from) => {
  const state = { ...chooseTab(slots, from), filters: { vassalage: 'HFOX', minLine: '20' } };
  expect(chooseVendor(state, 'HNORTH')).toMatchObject({
    tab: 'all',
    filters: { vassalage: 'HNORTH', minLine: '20' },
  });
  expect(chooseVendor(state, undefined)).toMatchObject({ tab: 'all', filters: { minLine: '20' } });
});

test('[LIST-5] a drawer that is closed leaves its view only when nothing is filtered', () => {
  const open = chooseTab(slots, 'filter');
  expect(closeDrawer(open)).toEqual(slots);
  expect(closeDrawer({ ...open, filters: EVERY })).toMatchObject({
    tab: 'filter',
    isDrawerOpen: false,
  });
});

test('[LIST-6] favourites and recent games need a session, the other views do not', () => {
  expect(LIST_TABS.filter((tab) => needsSession({ tab }))).toEqual(['fav', 'recent']);
});
