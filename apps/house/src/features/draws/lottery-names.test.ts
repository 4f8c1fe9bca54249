import { LANGUAGES } from '@maneki/contract/language';
import { LOTTERY_GAMES } from '@maneki/games/lottery/games';
import { expect, test } from 'vitest';
import { LOTTERY_NAMES, LOTTERY_VENDOR_NAMES } from './lottery-names.ts';

test('every lottery and its vendors have a name in every language, and no two share one', () => {
  const all = [
    ...LOTTERY_GAMES.map(({ code }) => LOTTERY_NAMES[code]!),
    ...Object.values(LOTTERY_VENDOR_NAMES),
  ];
  for (const language of LANGUAGES) {
    const names = all.map((one) => one[language]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(all.length);
  }
});

test('a draw of the house is called in English what its rules say', () => {
  const own = LOTTERY_GAMES.filter(({ drawSource }) => drawSource === 'HOUSE');
  expect(own.map(({ code }) => LOTTERY_NAMES[code]!.EN)).toEqual(own.map(({ name }) => name));
});

test('no draw of the house bears the name of an official one', () => {
  const official = /XS(MB|MT|MN)|Xổ số|快乐8|重庆|江苏|北京|广东|Mega|Power/i;
  for (const { code } of LOTTERY_GAMES.filter(({ drawSource }) => drawSource === 'HOUSE'))
    for (const language of LANGUAGES)
      expect(LOTTERY_NAMES[code]![language], code).not.toMatch(official);
});
