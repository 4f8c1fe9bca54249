import { expect, test } from 'vitest';
import type { Message } from '../fanout/fanout.ts';
import { createMessageRing } from './message-ring.ts';

const message = (index: number): Message => ({
  id: `m${index}`,
  topic: 'site.settings',
  merchantCode: 'maneki',
  payload: { version: index },
});

test('at least the last messages are kept, and never twice as many', () => {
  const ring = createMessageRing('first', 10);
  for (let index = 1; index <= 100; index++) {
    ring.add(message(index));
    const tenAgo = index > 10 ? `m${index - 10}` : 'first';
    expect(ring.listAfter(tenAgo)).toHaveLength(Math.min(index, 10));
    if (index > 20) expect(ring.listAfter(`m${index - 20}`)).toBeUndefined();
  }
  expect(ring.lastId()).toBe('m100');
});

test('who heard up to the oldest that is kept has missed all that is kept', () => {
  const ring = createMessageRing('first', 2);
  for (let index = 1; index <= 4; index++) ring.add(message(index));
  expect(ring.listAfter('m2')?.map(({ id }) => id)).toEqual(['m3', 'm4']);
  expect(ring.listAfter('m1')).toBeUndefined();
  expect(ring.listAfter('m4')).toEqual([]);
});

test('after a restart nothing from before is known', () => {
  const ring = createMessageRing('first', 2);
  ring.add(message(1));
  ring.restart('second');
  expect(ring.lastId()).toBe('second');
  expect(ring.listAfter('m1')).toBeUndefined();
  expect(ring.listAfter('second')).toEqual([]);
});
