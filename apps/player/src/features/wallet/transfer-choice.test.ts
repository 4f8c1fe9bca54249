import { expect, test } from 'vitest';
import { chooseTransfers, iconOfKind, readTransferFilters } from './transfer-choice.ts';

const period = { from: '2026-11-09', to: '2026-11-15' };
const read = (address: string) =>
  chooseTransfers(period, readTransferFilters(new URLSearchParams(address)));

test('an address narrows the record to a group that exists', () => {
  expect(read('group=game')).toEqual({ ...period, group: 'game' });
  for (const address of ['', 'group=all', 'group=agent', 'group=GAME'])
    expect(read(address), address).toEqual({ ...period, group: 'all' });
});

test('the agent’s record is asked for by its one letter and knows no groups', () => {
  expect(read('types=A&group=game')).toEqual({ ...period, group: 'all', types: 'A' });
  expect(read('types=B&group=game')).toEqual({ ...period, group: 'game' });
});

test('[CASH-4] the agent’s record is narrowed by kind and by whom it was with', () => {
  const address = 'kind=DOWNLINE_OUT&counterparty=sakura';
  const narrowed = { kind: 'DOWNLINE_OUT', counterparty: 'sakura' };
  expect(read(`types=A&${address}`)).toEqual({ ...period, group: 'all', types: 'A', ...narrowed });
  expect(read(address)).toEqual({ ...period, group: 'all' });
  expect(read('types=A&kind=BET')).toEqual({ ...period, group: 'all', types: 'A' });
});

test('an entry shows the sign of its group', () => {
  expect(iconOfKind('PAYOUT')).toBe('games');
  expect(iconOfKind('DOWNLINE_IN')).toBe('users');
});
