import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownerOf, readReference, referenceOf } from './reference.ts';

const memberId = '0193d5a0-7c00-7abc-8def-0123456789ab';

test('a number names the end of the id and the transfer', () => {
  expect(referenceOf(memberId, 'MAIN', 12n)).toBe('4D2PF2DB-12');
  expect(ownerOf('00000000-0000-7000-8000-000000000000')).toBe('00000000');
  expect(ownerOf('00000000-0000-7000-8000-00ffffffffff')).toBe('ZZZZZZZZ');
  expect(ownerOf('00000000-0000-7000-8000-ff0000000021')).toBe('00000011');
});

test('play credit beside money has numbers of its own', () => {
  expect(referenceOf(memberId, 'FREE', 12n)).toBe(`${ownerOf(memberId)}-12F`);
  expect(referenceOf(memberId, 'DEMO', 12n)).toBe(`${ownerOf(memberId)}-12D`);
});

test('what was written is read back, for every id, wallet and number', () => {
  const any = fc.record({
    memberId: fc.uuid(),
    wallet: fc.constantFrom('MAIN' as const, 'FREE' as const, 'DEMO' as const),
    seq: fc.bigInt({ min: 1n, max: 999_999_999_999_999_999n }),
  });
  fc.assert(
    fc.property(any, ({ memberId, wallet, seq }) => {
      const read = readReference(referenceOf(memberId, wallet, seq));
      expect(read).toEqual({ owner: ownerOf(memberId), wallet, seq });
    }),
  );
});

test('a person may type small letters and blanks around', () => {
  expect(readReference(' abcdefgh-7f ')).toEqual({ owner: 'ABCDEFGH', wallet: 'FREE', seq: 7n });
});

test.each([
  '',
  'ABCDEFGH',
  'ABCDEFGH-',
  'ABCDEFGH-0',
  'ABCDEFGH-01',
  'ABCDEFG-1',
  'ABCDEFGHJ-1',
  'ABCDEFGI-1',
  'ABCDEFGU-1',
  'ABCDEFGH-1G',
  'ABCDEFGH-1FF',
  'ABCDEFGH--1',
  'ABCDEFGH-1234567890123456789',
  "ABCDEFGH-1' or 1=1",
])('%j is no number', (text) => {
  expect(readReference(text)).toBeUndefined();
});
