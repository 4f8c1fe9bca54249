import { expect, test } from 'vitest';
import { writeFilters } from '#platform/records/address-filters.ts';
import { countFilters, hasFilters, readFilters } from './ticket-choice.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

test('an address names filters that exist', () => {
  expect(read('category=RNG&vendor=MANEKI&game=koi&status=WON&ticketNo=T123')).toEqual({
    category: 'RNG',
    vendor: 'MANEKI',
    game: 'koi',
    status: 'WON',
    ticketNo: 'T123',
  });
});

test('what the record does not know is left out', () => {
  const filters = read('category=CHESS&status=won&vendor=&game=koi');
  expect(hasFilters(filters)).toBe(false);
  expect(read(`vendor=${'x'.repeat(64)}`).vendor).toHaveLength(64);
  expect(read(`vendor=${'x'.repeat(65)}`).vendor).toBeUndefined();
});

test('a ticket number has 3 to 40 characters', () => {
  expect(read('ticketNo=T1').ticketNo).toBeUndefined();
  expect(read('ticketNo=T12').ticketNo).toBe('T12');
  expect(read(`ticketNo=${'1'.repeat(40)}`).ticketNo).toHaveLength(40);
  expect(read(`ticketNo=${'1'.repeat(41)}`).ticketNo).toBeUndefined();
});

test('writing filters keeps the period and an open ticket, and reads back as it was', () => {
  const address = new URLSearchParams('period=today&category=RNG&ticket=T9');
  const filters = { category: undefined, vendor: 'MANEKI', game: 'koi', status: 'LOST' };
  const next = writeFilters(address, filters);
  expect(next.toString()).toBe('period=today&ticket=T9&vendor=MANEKI&game=koi&status=LOST');
  expect(readFilters(next)).toMatchObject({ vendor: 'MANEKI', game: 'koi', status: 'LOST' });
});

test('the number that is looked for does not count among the filters of the sheet', () => {
  expect(countFilters({ ticketNo: 'T123' })).toBe(0);
  expect(hasFilters({ ticketNo: 'T123' })).toBe(true);
  expect(countFilters({ category: 'RNG', status: 'WON', ticketNo: 'T123' })).toBe(2);
  expect(hasFilters({})).toBe(false);
});
