import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isId, makeId } from './ids.ts';

const noon = new Date('2030-01-01T12:00:00Z');
const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

test('an id is a UUID of version 7, whatever the chance', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(isId(makeId(noon, random))).toBe(true);
    }),
  );
});

test('ids sort by their time', () => {
  const later = new Date(noon.getTime() + 1);
  fc.assert(
    fc.property(bytes, bytes, (first, second) => {
      expect(makeId(noon, first) < makeId(later, second)).toBe(true);
    }),
  );
});

test('the same moment and the same chance give the same id', () => {
  const random = new Uint8Array(10).fill(7);
  expect(makeId(noon, random)).toBe(makeId(noon, random));
});

test('other texts are not ids', () => {
  for (const text of [
    '',
    'x',
    '3f0c7f5e-6a55-4b58-9d5b-0d6f1c1a2b3c',
    `${makeId(noon, new Uint8Array(10))} `,
  ])
    expect(isId(text), text).toBe(false);
});
