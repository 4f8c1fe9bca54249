import { expect, test } from 'vitest';
import { createMessageIds } from './message-ids.ts';

test('ids sort in the order they were made, also within one millisecond', () => {
  const makeId = createMessageIds({ now: () => new Date('2030-01-01T12:00:00Z') }, 'a');
  const ids = Array.from({ length: 50_000 }, makeId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

test('a clock that is set back does not turn the order around', () => {
  const times = ['12:00:01', '12:00:00', '12:00:02'].map((time) => new Date(`2030-01-01T${time}Z`));
  const makeId = createMessageIds({ now: () => times.shift()! }, 'a');
  const ids = [makeId(), makeId(), makeId()];
  expect(ids).toEqual(ids.toSorted());
});
