import { expect, test } from 'vitest';
import { gameAddress, launchWayOf, type TappedGame, type TappedVendor } from './launch-way.ts';

const game: TappedGame = {
  vassalage: 'HSLOT',
  gameId: 'maneki3',
  gameType: 'RNG',
  freeplay: true,
  lottoMode: [],
};
const vendor: TappedVendor = { vassalage: 'HSLOT', gameCategory: 'RNG', listGames: true };

test('[PLAY-1] a member who taps a game is led into it', () => {
  expect(gameAddress(game, 'real', true)).toBe('/m/launch?vendor=HSLOT&gameId=maneki3&mode=real');
  expect(gameAddress(game, 'free', true)).toBe('/m/launch?vendor=HSLOT&gameId=maneki3&mode=free');
});

test('[PLAY-1] a guest logs in first and then comes to the game', () => {
  const address = new URL(gameAddress(game, 'free', false) ?? '', 'https://site.invalid');
  expect(address.pathname).toBe('/m/login');
  expect(address.searchParams.get('back')).toBe(gameAddress(game, 'free', true));
});

test('[PLAY-1] nobody without a session is led anywhere but to the login', () => {
  expect(launchWayOf(game, vendor, false)).toEqual({ to: 'login' });
  expect(launchWayOf(undefined, vendor, false)).toEqual({ to: 'login' });
});

test('[PLAY-1] a vendor that lists its games leads to its list, and its games do not', () => {
  expect(launchWayOf(undefined, vendor, true)).toEqual({ to: 'list' });
  expect(launchWayOf(game, vendor, true)).toEqual({ to: 'launch', hasFreePlay: true });
});

test('[PLAY-1] a vendor that lists no games opens at once, with free play where it has some', () => {
  const direct = { ...vendor, listGames: false };
  expect(launchWayOf(undefined, direct, true)).toEqual({ to: 'launch', hasFreePlay: false });
  expect(launchWayOf(game, direct, true)).toEqual({ to: 'launch', hasFreePlay: true });
});

test.each([
  ['TCG_LOTTO_VN', 'LOTT', [], { to: 'lottery', playType: 'Tradition' }],
  ['TCG_SEA', 'ELOTT', [], { to: 'lottery', playType: 'Tradition', prizeMode: 'SEA' }],
  ['LOTT', 'LOTT', [], { to: 'lottery', playType: 'Tradition' }],
  ['LOTT', 'ELOTT', ['Entertainment'], { to: 'lottery', playType: 'Entertainment' }],
  ['HOUSE', 'ELOTT', ['Tradition'], { to: 'lottery', playType: 'Tradition' }],
] as const)('[PLAY-1] a game of %s in %s is a lottery', (vassalage, gameType, lottoMode, way) => {
  const lottery = { ...game, vassalage, gameType, lottoMode: [...lottoMode] };
  const itsVendor = { vassalage, gameCategory: gameType, listGames: true };
  expect(launchWayOf(lottery, itsVendor, true)).toEqual(way);
});

test.each([
  ['TCG_LOTTO_VN', 'ELOTT', [], 'playType=Tradition&gameId=draw1&prize_mode=Elott'],
  ['TCG_LOTTO_VN', 'LOTT', [], 'playType=Tradition&gameId=draw1&prize_mode=Lott'],
  ['TCG_SEA', 'ELOTT', [], 'playType=Tradition&gameId=draw1&prize_mode=SEA'],
  ['LOTT', 'LOTT', ['Tradition'], 'playType=Tradition&gameId=draw1&prize_mode=Lott'],
  [
    'LOTT',
    'ELOTT',
    ['Tradition', 'Entertainment'],
    'playType=Entertainment&gameId=draw1&prize_mode=Elott',
  ],
] as const)(
  '[PLAY-1] [PLAY-2] [HOME-9] a tap on a lottery of %s in %s leads to the page that starts it',
  (vassalage, gameType, lottoMode, query) => {
    const lottery = { ...game, vassalage, gameType, gameId: 'draw1', lottoMode: [...lottoMode] };
    const address = `/m/startLottery?mui=m1&${query}`;
    expect(gameAddress(lottery, 'real', true)).toBe(address);
    expect(gameAddress(lottery, 'real', false)).toBe(
      `/m/login?${new URLSearchParams({ back: address })}`,
    );
    expect(gameAddress(lottery, 'free', true)).toBeUndefined();
  },
);

test('[PLAY-3] what is started on home says so where it is a lottery, which closes onto home then', () => {
  const lottery = { ...game, vassalage: 'LOTT', gameType: 'ELOTT', gameId: 'draw1' } as const;
  const address = `${gameAddress(lottery, 'real', true)}&pageBack=1`;
  expect(gameAddress(lottery, 'real', true, 'home')).toBe(address);
  expect(gameAddress(lottery, 'real', false, 'home')).toBe(
    `/m/login?${new URLSearchParams({ back: address })}`,
  );
  expect(gameAddress(game, 'real', true, 'home')).toBe(gameAddress(game, 'real', true));
});

test('[PLAY-1] a game without free play has no way into it', () => {
  expect(gameAddress({ ...game, freeplay: false }, 'free', true)).toBeUndefined();
});
