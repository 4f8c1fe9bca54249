import { expect, test } from 'vitest';
import { listFigures } from './figures.ts';

test('[PLAY-9] a history shows the figures of a family in their order, and leaves out what nobody told', () => {
  const figures = { SUM_OE: 'ODD', SUM: 23, DT: 'TIE', TAIL: 4, SUM_BS: 'BIG' };
  expect(listFigures('SSC', figures).map(({ code, value }) => `${code} ${value}`)).toEqual([
    'SUM 23',
    'SUM_BS BIG',
    'SUM_OE ODD',
    'DT TIE',
  ]);
});

test('[PLAY-9] what is a word is told as one, a tail stays a number, and races say between whom', () => {
  expect(listFigures('VN_N', { DE: '07', BS: 'SMALL' })).toEqual([
    { code: 'DE', name: 'DE', places: undefined, word: undefined, value: '07' },
    { code: 'BS', name: undefined, places: undefined, word: 'SMALL', value: 'SMALL' },
  ]);
  expect(listFigures('PK10', { DT_3: 'TIGER' })).toMatchObject([
    { name: undefined, places: [3, 8], word: 'TIGER' },
  ]);
});
