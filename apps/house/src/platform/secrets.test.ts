import { expect, test } from 'vitest';
import { markFor } from './secrets.ts';

test('a mark tells one from another, for one purpose', () => {
  const mark = markFor('desk', 'sakura');
  expect(mark).toMatch(/^[0-9a-f]{16}$/);
  expect(markFor('desk', 'sakura')).toBe(mark);
  expect(markFor('desk', 'taro')).not.toBe(mark);
  expect(markFor('table', 'sakura')).not.toBe(mark);
});
