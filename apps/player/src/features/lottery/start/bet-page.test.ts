import { expect, test } from 'vitest';
import {
  betPageOf,
  choosePrizeMode,
  closedAddress,
  readStartWish,
  startAddress,
} from './bet-page.ts';

const read = (query: string) => readStartWish(new URLSearchParams(query));
const wish = {
  mui: 'm1',
  playType: 'Entertainment',
  gameId: 'lottok31',
  prizeMode: 'Elott',
  isFromHome: false,
} as const;

test('[PLAY-3] an address says which lottery, how it is played, and where closing leads', () => {
  const query = 'mui=m2&playType=Entertainment&gameId=lottok31&prize_mode=SEA&pageBack=1';
  expect(read(query)).toEqual({ ...wish, mui: 'm2', prizeMode: 'SEA', isFromHome: true });
  expect(read('gameId=lottok31')).toEqual({
    mui: 'm1',
    playType: 'Tradition',
    gameId: 'lottok31',
    prizeMode: undefined,
    isFromHome: false,
  });
  expect(read('gameId=lottok31&playType=Other&prize_mode=Other&mui=../x')).toMatchObject({
    mui: 'm1',
    playType: 'Tradition',
    prizeMode: undefined,
  });
});

test.each(['', 'gameId=', 'gameId=../../x', 'gameId=a%2Fb'])(
  '[PLAY-3] an address that names no lottery (%s) wishes for none',
  (query) => {
    expect(read(query)).toBeUndefined();
  },
);

test('[PLAY-3] closing leads home where the page was asked to go back there, else to the games', () => {
  expect(closedAddress({ ...wish, isFromHome: true })).toBe('/home');
  expect(closedAddress(wish)).toBe('/game');
  expect(closedAddress(undefined)).toBe('/game');
});

test('[PLAY-1] whoever has to log in comes back to the same wish', () => {
  const address = startAddress({ ...wish, isFromHome: true });
  expect(readStartWish(new URLSearchParams(address.split('?')[1]))).toEqual({
    ...wish,
    isFromHome: true,
  });
});

const page = { wish, prizeMode: 'Elott', merchantCode: 'maneki', theme: 'dark' } as const;

test('[PLAY-3] a launch on this site is shown on the page for bets, with token, merchant, theme and prizes', () => {
  expect(betPageOf('/games/launch?token=T-1&game=lottok31', page)).toBe(
    '/m/lotto-h5/m1/Entertainment/games/lottok31?token=T-1&merchant=maneki&css=dark&prize_mode=Elott',
  );
});

test('[PLAY-3] a launch that stands elsewhere keeps its address and is told the same', () => {
  const address = new URL(
    betPageOf('https://play.example/games/launch?token=T-1&game=lottok31', page),
  );
  expect(address.origin + address.pathname).toBe('https://play.example/games/launch');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    token: 'T-1',
    game: 'lottok31',
    merchant: 'maneki',
    css: 'dark',
    prize_mode: 'Elott',
    mui: 'm1',
    play_type: 'Entertainment',
  });
});

test.each([
  [undefined, 'Elott', 'Elott'],
  ['Lott', 'Elott', 'Elott'],
  ['ZY', 'Elott', 'Elott'],
  ['SEA', 'Elott', 'Elott'],
  [undefined, 'Lott', 'Lott'],
  ['Elott', 'Lott', 'Lott'],
  ['ZY', 'Lott', 'ZY'],
] as const)(
  '[PLAY-2] asked for %s where the merchant has %s a lottery pays as %s',
  (asked, ofMerchant, mode) => {
    expect(choosePrizeMode(asked, { isSea: false, ofMerchant })).toBe(mode);
    expect(choosePrizeMode(asked, { isSea: true, ofMerchant })).toBe('SEA');
  },
);
