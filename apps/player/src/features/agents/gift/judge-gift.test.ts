import { expect, test } from 'vitest';
import { type AmountTerms, judgeAmounts, judgePot } from './judge-gift.ts';

const terms: AmountTerms = {
  ...{ currency: 'JPY', withdrawable: '5000', dayLeft: '4000', eachMin: '150', eachMax: '3000' },
};

test.each([
  [[], 'nobody', '0'],
  [['150', '1,000'], undefined, '1150'],
  [['150', ''], 'missing', '150'],
  [['150.5'], 'whole', '150.5'],
  [['149'], 'tooLow', '149'],
  [['3001'], 'tooHigh', '3001'],
  [['2000', '2000'], undefined, '4000'],
  [['2000', '2001'], 'dayLimit', '4001'],
])('[AGENT-3] %j', (typed, problem, total) => {
  expect(judgeAmounts(typed, terms)).toEqual({ problem, total });
});

test.each([
  ['750', 5, undefined],
  ['749', 5, 'tooLow'],
  ['3000', 1, undefined],
  ['3001', 1, 'tooHigh'],
  ['', 5, 'missing'],
  ['750', 0, 'nobody'],
])('[AGENT-3] %s among %i', (typed, count, problem) => {
  expect(judgePot(typed, count, terms).problem).toBe(problem);
});

test('[AGENT-3] what may not leave is not sent', () => {
  expect(judgePot('4000', 5, { ...terms, withdrawable: '3999' }).problem).toBe('tooMuch');
});
