import { expect, test } from 'vitest';
import { readPlace, writePlace } from './place.ts';

const place = { rank: 30, vendorCode: 'HSLOT', gameId: 'maneki3' };
const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a place is read back as it was written', () => {
  expect(readPlace(writePlace(place))).toEqual(place);
  const early = { ...place, rank: -1 };
  expect(readPlace(writePlace(early))).toEqual(early);
});

test.each([
  '',
  'nonsense',
  '!!!',
  written(null),
  written({ rank: 1 }),
  written([30, 'HSLOT']),
  written(['30', 'HSLOT', 'maneki3']),
  written([1.5, 'HSLOT', 'maneki3']),
  written([1e15, 'HSLOT', 'maneki3']),
  written([30, 'HSLOT', 'maneki3', 'more']),
  written([30, 'HSLOT', 'x'.repeat(65)]),
  written([30, 'HSLOT', 'a\0b']),
  `${writePlace(place)}=`,
  ` ${writePlace(place)}`,
])('%j is no place', (cursor) => {
  expect(readPlace(cursor)).toBeUndefined();
});
