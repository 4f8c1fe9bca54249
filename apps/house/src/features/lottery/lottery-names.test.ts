import { LANGUAGES } from '@maneki/contract/language';
import { LOTTERY_GAMES } from '@maneki/games/lottery/games';
import { expect, test } from 'vitest';
import { lotteryNames, VENDOR_NAMES } from './lottery-names.ts';

test('every lottery and every vendor has a name in every language, and no two share one', () => {
  const all = [...LOTTERY_GAMES.map(lotteryNames), ...Object.values(VENDOR_NAMES)];
  for (const language of LANGUAGES) {
    const names = all.map((one) => one[language]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(all.length);
  }
});

test('a draw of the house is called in English what its rules say', () => {
  const own = LOTTERY_GAMES.filter(({ drawSource }) => drawSource === 'HOUSE');
  expect(own.map((game) => lotteryNames(game).EN)).toEqual(own.map(({ name }) => name));
});

test('a place is called in Vietnamese what its rules say', () => {
  const places = LOTTERY_GAMES.filter(({ drawSource }) => drawSource === 'OFFICIAL');
  expect(places.map((game) => lotteryNames(game).VI)).toEqual(places.map(({ name }) => name));
});

/** Official lotteries, and what such a lottery is called in each language. */
const OFFICIAL =
  /XS(MB|MT|MN)|Xổ số|Lô Đề|Vietlott|Mega|Power|Lottery|Lotto|宝くじ|ロト|彩|快乐8|快3|重庆|江苏|北京|广东|หวย|ลอตเตอรี่|สลาก/i;

test('neither a draw of the house nor a vendor bears the name of an official one', () => {
  const own = LOTTERY_GAMES.filter(({ drawSource }) => drawSource === 'HOUSE').map(lotteryNames);
  for (const names of [...own, ...Object.values(VENDOR_NAMES)])
    for (const language of LANGUAGES) expect(names[language]).not.toMatch(OFFICIAL);
});
