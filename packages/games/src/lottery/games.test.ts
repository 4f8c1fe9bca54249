import { expect, test } from 'vitest';
import { FAMILIES } from './families.ts';
import { derive } from './find-play.ts';
import { findLotteryGame, isCancellable, LOTTERY_GAMES, zoneOf } from './games.ts';
import { FAMILY_CODES } from './play.ts';
import { SOUTH_STATIONS } from './stations.ts';
import { drawsOf } from './testing/prove-play.ts';

const house = LOTTERY_GAMES.filter(({ drawSource }) => drawSource === 'HOUSE');
const official = LOTTERY_GAMES.filter(({ drawSource }) => drawSource === 'OFFICIAL');
const gameOf = (code: string) => LOTTERY_GAMES.find((game) => game.code === code)!;

test('every family has a game, and every game an id, a code and a name of its own', () => {
  expect(new Set(LOTTERY_GAMES.map(({ family }) => family))).toEqual(new Set(FAMILY_CODES));
  for (const key of ['gameId', 'code', 'name'] as const)
    expect(new Set(LOTTERY_GAMES.map((game) => game[key])).size).toBe(LOTTERY_GAMES.length);
  for (const game of LOTTERY_GAMES) expect(findLotteryGame(game.gameId)).toBe(game);
});

test('no draw of the house is called what an official draw is called', () => {
  const names = official.flatMap(({ name, code }) => [name, code.split('_').slice(2).join(' ')]);
  const known = [...names, 'XSMB', 'XSMN', 'XSMT', 'Miền', 'Xổ số', 'Chongqing', 'Beijing', 'Thai'];
  for (const { name, code, gameId } of house)
    for (const word of known)
      for (const written of [name, code, gameId])
        expect(written.toLowerCase()).not.toContain(word.toLowerCase());
});

test('the house draws every minute, three or five, and closes earlier where there is more time', () => {
  expect(house.map(({ schedule }) => schedule)).toSatisfy((schedules: unknown[]) =>
    schedules.every((schedule) =>
      ['1:5', '3:10', '5:15'].includes(Object.values(schedule as object).join(':')),
    ),
  );
  expect(gameOf('SEA_FAST_5').prizeModes).toEqual(['SEA']);
  expect(gameOf('SSC_1').prizeModes).toEqual(['LOTT', 'ZY', 'ELOTT']);
  expect(gameOf('KENO_3').playTypes).toEqual(['ENTERTAINMENT']);
  expect(gameOf('K3_1').playTypes).toEqual(['TRADITION', 'ENTERTAINMENT']);
});

test('each day of the week has its stations in the south, and official draws wait for somebody who has results', () => {
  const perDay = [0, 1, 2, 3, 4, 5, 6].map(
    (day) => SOUTH_STATIONS.filter(({ weekdays }) => weekdays.includes(day)).length,
  );
  expect(perDay).toEqual([3, 3, 3, 3, 3, 3, 4]);
  expect(official.every(({ isOffered }) => !isOffered)).toBe(true);
  expect(official.every(({ prizeModes }) => !prizeModes.includes('ZY'))).toBe(true);
});

test('Vietnamese issues are counted by the clocks of Vietnam, all others by those of the business', () => {
  expect(zoneOf(gameOf('VN_FAST27_1'), 'Asia/Tokyo')).toBe('Asia/Ho_Chi_Minh');
  expect(zoneOf(gameOf('SSC_1'), 'Asia/Tokyo')).toBe('Asia/Tokyo');
});

test('tickets are given back only where there is time, and never at fixed odds', () => {
  const cancellable = ['SSC_1', 'SSC_3', 'SSC_5', 'VN_N_NORTH'].map((code) =>
    isCancellable(gameOf(code), 'TRADITION'),
  );
  expect(cancellable).toEqual([false, false, true, true]);
  expect(isCancellable(gameOf('SSC_5'), 'ENTERTAINMENT')).toBe(false);
});

test('codes of plays are their own within a family, and name what they are played as', () => {
  for (const { plays } of Object.values(FAMILIES)) {
    expect(new Set(plays.map(({ code }) => code)).size).toBe(plays.length);
    for (const { code, name, place } of plays) expect(code).toBe(place ? `${name}_${place}` : name);
  }
});

test('what history shows of a result follows from the plays', () => {
  expect(derive(FAMILIES.SSC, ['9', '0', '1', '5', '5'])).toEqual({
    SUM: 20,
    SUM_BS: 'SMALL',
    SUM_OE: 'EVEN',
    DT: 'DRAGON',
    SHAPE_FIRST3: 'STRAIGHT',
    SHAPE_MIDDLE3: 'HALF',
    SHAPE_LAST3: 'PAIR',
  });
  expect(derive(FAMILIES.K3, ['6', '6', '5'])).toEqual({ SUM: 17, BS: 'BIG', OE: 'ODD' });
  expect(derive(FAMILIES.SEA, ['123456', '07'])).toEqual({
    TOP: 456,
    BOTTOM: 7,
    TOP3: '456',
    TOP2: '56',
    BOTTOM2: '07',
  });
  for (const family of Object.values(FAMILIES))
    expect(Object.keys(derive(family, family.draw(drawsOf('shown')))).length).toBeGreaterThan(0);
});
