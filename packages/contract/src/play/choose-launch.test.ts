import { expect, test } from 'vitest';
import { chooseLaunch, type LaunchWish } from './choose-launch.ts';

const slots: LaunchWish = {
  isLoggedIn: true,
  vendor: 'HSLOT',
  category: 'RNG',
  listsGames: true,
};
const choose = (change: Partial<LaunchWish>) => chooseLaunch({ ...slots, ...change });

test('[PLAY-1] without a session everything leads to login', () => {
  expect(choose({ isLoggedIn: false })).toEqual({ to: 'login' });
  expect(choose({ isLoggedIn: false, vendor: 'TCG_SEA' })).toEqual({ to: 'login' });
  expect(choose({ isLoggedIn: false, category: 'ELOTT' })).toEqual({ to: 'login' });
});

test('[PLAY-1] the two vendors of lotteries launch them, one with prizes of its own', () => {
  const lottery = { to: 'lottery', playType: 'Tradition' };
  expect(choose({ vendor: 'TCG_LOTTO_VN', category: 'ELOTT' })).toEqual(lottery);
  expect(choose({ vendor: 'TCG_SEA', category: 'ELOTT' })).toEqual({
    ...lottery,
    prizeMode: 'SEA',
  });
});

test.each(['LOTT', 'ELOTT'] as const)(
  '[PLAY-1] %s is a lottery as a category and as a vendor, entertaining where it can be',
  (name) => {
    const traditional = { to: 'lottery', playType: 'Tradition' };
    expect(choose({ category: name })).toEqual(traditional);
    expect(choose({ vendor: name })).toEqual(traditional);
    expect(choose({ category: name, lottoMode: [] })).toEqual(traditional);
    expect(choose({ category: name, lottoMode: ['Tradition'] })).toEqual(traditional);
    expect(choose({ category: name, lottoMode: ['Tradition', 'Entertainment'] })).toEqual({
      to: 'lottery',
      playType: 'Entertainment',
    });
  },
);

test('[PLAY-1] a vendor that lists games leads to its list, a game of it starts', () => {
  expect(choose({})).toEqual({ to: 'list' });
  expect(choose({ gameId: 'maneki3' })).toEqual({ to: 'launch', hasFreePlay: false });
});

test('[PLAY-1] other vendors start at once, for free where they can', () => {
  expect(choose({ listsGames: false })).toEqual({ to: 'launch', hasFreePlay: false });
  expect(choose({ listsGames: false, hasFreePlay: true })).toEqual({
    to: 'launch',
    hasFreePlay: true,
  });
  expect(choose({ listsGames: false, hasFreePlay: false })).toEqual({
    to: 'launch',
    hasFreePlay: false,
  });
});
