import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const written = (...asked: Parameters<typeof timelineOf>) =>
  timelineOf(...asked)
    .map(({ state, is }) => `${state} ${is}`)
    .join(', ');

test('[PROMO-3] a thing is confirmed, sent and received; what is next stands out', () => {
  expect(written({ kind: 'PHYSICAL', reached: ['CREATED', 'PENDING'] })).toBe(
    'CREATED done, CONFIRMED current, SHIPPED ahead, RECEIVED ahead',
  );
  expect(
    written({
      kind: 'PHYSICAL',
      reached: ['CREATED', 'PENDING', 'CONFIRMED', 'SHIPPED', 'RECEIVED'],
    }),
  ).toBe('CREATED done, CONFIRMED done, SHIPPED done, RECEIVED done');
});

test('[PROMO-3] credit and codes are there at once, and what was undone ends there', () => {
  expect(written({ kind: 'CASH', reached: ['CREATED', 'COMPLETED'] })).toBe(
    'CREATED done, COMPLETED done',
  );
  expect(written({ kind: 'PHYSICAL', reached: ['CREATED', 'PENDING', 'CANCELLED'] })).toBe(
    'CREATED done, CANCELLED done',
  );
});
