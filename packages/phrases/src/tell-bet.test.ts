import { writeBet } from '@maneki/contract/play/bet-text';
import { expect, test } from 'vitest';
import { lotteryPlays } from './en/lottery-plays.ts';
import { play } from './en/play.ts';
import { type BetWords, type FindWord, tellBet, tellResult } from './tell-bet.ts';

/** Good enough for words without cases; what cases say is the library's matter. */
const wordsOf =
  (catalogue: object): FindWord =>
  (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<unknown>((words, part) => (words as Record<string, unknown>)?.[part], catalogue);
    if (typeof found !== 'string') return undefined;
    return found.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name);
  };

const words: BetWords = {
  plays: wordsOf(lotteryPlays),
  bets: wordsOf(play.bets),
  family: 'SSC',
  amount: (written) => `${written}.00`,
};

test('bets of every kind are told in words', () => {
  const told = (...lines: Parameters<typeof writeBet>[0]) => tellBet(writeBet(lines), words);
  expect(told({ code: 'OVER', chosen: '49.50' })).toEqual(['Over: 49.50']);
  expect(told({ code: 'DRAGON', stake: '10' }, { code: 'SUITED_TIE', stake: '2' })).toEqual([
    'Dragon · 10.00',
    'Suited tie · 2.00',
  ]);
  expect(told({ code: 'DIRECT3_FIRST3', chosen: '1,2|3|4', multiplier: 2 })).toEqual([
    '3-digit direct · First 3: 1 2 | 3 | 4 · ×2',
  ]);
  expect(told({ code: 'SUM_BS', chosen: 'BIG', odds: '1.94' })).toEqual([
    'Sum big/small: Big · @1.94',
  ]);
  expect(told({ code: 'ANY_5', chosen: '01,02,03,04,05', multiplier: 1 })).toEqual([
    'Any 5: 01 02 03 04 05',
  ]);
});

test('what was left out is counted, and what others wrote stands as they wrote it', () => {
  const many = Array.from({ length: 200 }, () => ({ code: 'LO2', chosen: '47', stake: '270' }));
  const told = tellBet(writeBet(many), words);
  expect(told.at(-1)).toBe(`and ${200 - (told.length - 1)} more`);
  expect(tellBet('Arsenal – Chelsea: home', words)).toEqual(['Arsenal – Chelsea: home']);
  expect(tellBet('UNHEARD_OF 1', words)).toEqual(['UNHEARD · OF: 1']);
});

test('what was given back says why', () => {
  expect(tellResult('STOPPED_ON_WIN', words)).toBe('The chase ended with a win');
  expect(tellResult('UNANSWERED', words)).toBe('Not placed: no answer came in time');
});

test('a result names its winner', () => {
  expect(tellResult('♠K ♥5 DRAGON', words)).toBe('♠K ♥5 Dragon');
  expect(tellResult('as the umpire said', words)).toBe('as the umpire said');
  expect(tellResult('12345 678', words)).toBe('12345 678');
});
