import { CLIENT_SEED } from '@maneki/contract/house/schemas';
import { expect, test } from 'vitest';
import { readClientSeed } from './client-seed.ts';

test('nothing typed keeps the present seed', () => {
  expect(readClientSeed('  ')).toEqual({ ok: true, seed: undefined });
});

test('wide letters of an input method are read as plain ones', () => {
  expect(readClientSeed('ｌｕｃｋｙ７')).toEqual({ ok: true, seed: 'lucky7' });
});

test('sixty-four signs fit and one more does not', () => {
  expect(readClientSeed('a'.repeat(64))).toMatchObject({ ok: true });
  expect(readClientSeed('a'.repeat(65))).toEqual({ ok: false });
});

test('what the contract refuses is refused before it is sent', () => {
  for (const typed of ['two words', 'a|b', 'ねこ', 'a\tb', '{ok}', '~x~']) {
    expect(readClientSeed(typed).ok, typed).toBe(CLIENT_SEED.test(typed));
  }
});
