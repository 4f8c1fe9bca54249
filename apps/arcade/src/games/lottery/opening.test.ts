import { expect, test } from 'vitest';
import { chooseOffered, modesToChoose, readOpening } from './opening.ts';

test('[PLAY-3] an address of the lottery names its game, play type, prize mode and theme', () => {
  const opened = readOpening({
    pathname: '/m/lotto-h5/m1/Entertainment/games/lottossc1',
    search: '?token=x&merchant=maneki&css=dark&prize_mode=Elott',
  });
  expect(opened).toEqual({
    gameId: 'lottossc1',
    playType: 'ENTERTAINMENT',
    prizeMode: 'ELOTT',
    theme: 'dark',
  });
});

test('[PLAY-3] a launch says the same in its query, and what is unknown is left out', () => {
  const search = '?game=lottok31&play_type=Tradition&prize_mode=sea';
  const launched = readOpening({ pathname: '/games/launch', search });
  expect(launched).toMatchObject({ gameId: 'lottok31', playType: 'TRADITION', prizeMode: 'SEA' });
  expect(readOpening({ pathname: '/games/launch', search: '?play_type=Odd&css=odd' })).toEqual({
    gameId: undefined,
    playType: undefined,
    prizeMode: undefined,
    theme: undefined,
  });
});

test('what a game does not have is its first', () => {
  expect(chooseOffered('SEA', ['LOTT', 'ZY', 'ELOTT'])).toBe('LOTT');
  expect(chooseOffered('ZY', ['LOTT', 'ZY', 'ELOTT'])).toBe('ZY');
});

test('[PLAY-9] players choose between Lott and ZY where a merchant pays by series, and nowhere else', () => {
  expect(modesToChoose(['LOTT', 'ZY'])).toEqual(['LOTT', 'ZY']);
  expect(modesToChoose(['ELOTT'])).toEqual([]);
  // Official draws are none of the house, which is all that ZY is for.
  expect(modesToChoose(['LOTT'])).toEqual([]);
  expect(modesToChoose(['SEA'])).toEqual([]);
});
