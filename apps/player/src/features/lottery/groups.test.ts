import { LOTTERY_FAMILIES } from '@maneki/contract/house/lottery';
import { expect, test } from 'vitest';
import { leaveHistory, OPENING, readCentre, writeCentre } from './centre/centre-address.ts';
import { GROUPS, groupGames, groupOf } from './groups.ts';

test('[PLAY-9] every family stands in a group, and the three of Vietnam in one', () => {
  expect(new Set(LOTTERY_FAMILIES.map(groupOf))).toEqual(new Set(GROUPS));
  const games = [{ family: 'SEA' }, { family: 'VN_S' }, { family: 'VN_N' }] as const;
  expect(groupGames(games).map(({ group, games: own }) => [group, own.length])).toEqual([
    ['VN', 2],
    ['SEA', 1],
  ]);
});

test('[PLAY-9] what the centre shows stands in its address, and what nobody knows is not asked for', () => {
  const asked = (query: string) => readCentre(new URLSearchParams(query));
  expect(asked('family=K3&history=lottok31')).toEqual({ group: 'K3', history: 'lottok31' });
  expect(asked('family=XX&history=')).toEqual({ group: undefined, history: undefined });
  expect(writeCentre({ group: 'K3', history: 'lottok31' })).toBe('?family=K3&history=lottok31');
  expect(writeCentre({})).toBe('');
});

test('[PLAY-9] closing a history goes back where it lay over the centre, else to the centre', () => {
  expect(leaveHistory({ group: 'K3' }, OPENING.state)).toEqual({ steps: -1 });
  expect(leaveHistory({ group: 'K3' }, null)).toEqual({ to: { search: '?family=K3' } });
});
