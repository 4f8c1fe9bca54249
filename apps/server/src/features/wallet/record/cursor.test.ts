import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const position = { at: new Date('2030-01-01T12:00:00.123Z'), seq: 7n };

test('a position is read back as it was written', () => {
  expect(readCursor(writeCursor(position))).toEqual(position);
});

const written = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  '',
  'nonsense',
  '!!!',
  written(''),
  written('1'),
  written('1.0'),
  written('-1.1'),
  written('1.1 '),
  written('01.1'),
  written('99999999999999.1'),
  written(`1.${'9'.repeat(19)}`),
  `${writeCursor(position)}=`,
  ` ${writeCursor(position)}`,
])('%j is no position', (cursor) => {
  expect(readCursor(cursor)).toBeUndefined();
});
