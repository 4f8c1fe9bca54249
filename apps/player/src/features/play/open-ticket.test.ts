import { expect, test } from 'vitest';
import { leaveTicket, openTicket } from './open-ticket.ts';

test('a ticket opens over the record as it is shown', () => {
  const address = new URLSearchParams('period=today&status=WON');
  expect(openTicket(address, 'T1').search).toBe('?period=today&status=WON&ticket=T1');
});

test('a ticket that was opened from the record is left by going back', () => {
  const { state } = openTicket(new URLSearchParams(), 'T1').steps;
  expect(leaveTicket(new URLSearchParams('ticket=T1'), state)).toEqual({ steps: -1 });
});

test('a ticket whose address was typed is left for the record without it', () => {
  const typed = new URLSearchParams('period=today&ticket=T1');
  expect(leaveTicket(typed, null)).toEqual({ to: { search: '?period=today' } });
  expect(leaveTicket(new URLSearchParams('ticket=T1'), null)).toEqual({ to: { search: '' } });
});
