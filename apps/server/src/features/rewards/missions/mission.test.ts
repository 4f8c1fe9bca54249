import { expect, test } from 'vitest';
import { DEMO_MISSIONS } from '../mission-definitions/demo-missions.ts';
import { advanceBy, type Fact, isWorthTelling } from '../mission-progress/advance.ts';
import { chestState } from './chest.ts';
import { type Mission, periodOf, stateOf, targetIn } from './mission.ts';

const windows = { day: '2030-01-02', week: '2029-12-31', month: '2030-01-01' };
const at = new Date('2030-01-02T00:00:00Z');

const mission = (other: Partial<Mission>): Mission => ({
  ...{ merchantCode: 'maneki', code: 'm', tab: 'DAILY', repeat: 'DAILY', sort: 0 },
  ...{ metric: 'BET_COUNT', target: 10n, categories: [], gameId: null, isOn: true },
  ...{ cashRu: 0n, points: 1, activity: 0, multiple: 0, startsAt: null, endsAt: null },
  titles: { EN: '', JA: '', CN: '', TH: '', VI: '' },
  ...other,
});
const fact = (other: Partial<Fact> = {}): Fact => ({
  ...{ memberId: 'a', merchantCode: 'maneki', currency: 'JPY', at },
  ...{ category: 'RNG', gameId: 'koi', worth: { BET_COUNT: 1n } },
  ...other,
});
const advance = (missions: Mission[], facts: Fact[]) => advanceBy(missions, facts, () => windows);

test.each([
  ['DAILY', '2030-01-02'],
  ['WEEKLY', 'W2029-12-31'],
  ['ONCE', 'ONCE'],
] as const)('[PROMO-3] a mission that can be done %s is counted by %s', (repeat, period) => {
  expect(periodOf(repeat, windows)).toBe(period);
});

test('[PROMO-3] money is asked for in the currency of the wallet, everything else by number', () => {
  expect(targetIn(mission({ metric: 'VALID_TURNOVER', target: 1_000_000n }), 'JPY.DEMO')).toBe(
    150_000_000n,
  );
  expect(targetIn(mission({ metric: 'DEPOSIT_SUM', target: 1_000n }), 'JPY')).toBe(150_000n);
  expect(targetIn(mission({ target: 7n }), 'JPY')).toBe(7n);
});

test('[PROMO-3] facts add up, of wins the best counts, of games each counts once', () => {
  const worth = { BET_COUNT: 1n, WIN_MULTIPLE: 5n, DISTINCT_GAMES: 1n };
  const facts = [fact({ worth }), fact({ worth: { ...worth, WIN_MULTIPLE: 3n } })];
  const missions = [
    mission({}),
    mission({ code: 'w', metric: 'WIN_MULTIPLE' }),
    mission({ code: 'g', metric: 'DISTINCT_GAMES' }),
  ];
  expect(advance(missions, facts)).toMatchObject({
    sums: [{ missionCode: 'm', value: 2n, period: '2030-01-02' }],
    bests: [{ missionCode: 'w', value: 5n }],
    games: [{ missionCode: 'g', game: 'koi' }],
  });
});

test.each<[string, Partial<Mission>, Partial<Fact>, boolean]>([
  ['any category', {}, {}, true],
  ['its category', { categories: ['RNG'] }, {}, true],
  ['another category', { categories: ['LIVE'] }, {}, false],
  ['its game', { gameId: 'koi' }, {}, true],
  ['another game', { gameId: 'fox' }, {}, false],
  ['another merchant', { merchantCode: 'other' }, {}, false],
  ['before it begins', { startsAt: new Date(at.getTime() + 1) }, {}, false],
  ['when it begins', { startsAt: at }, {}, true],
  ['before it ends', { endsAt: new Date(at.getTime() + 1) }, {}, true],
  ['when it ends', { endsAt: at }, {}, false],
  ['worth nothing', {}, { worth: { BET_COUNT: 0n } }, false],
  ['worth something else', {}, { worth: { SIGN_IN: 1n } }, false],
])('[PROMO-3] a bet of %s counts or not', (_, wanted, done, isCounted) => {
  expect(advance([mission(wanted)], [fact(done)]).sums).toHaveLength(isCounted ? 1 : 0);
});

test('[PROMO-3] a mission is locked, under way, done, taken or over', () => {
  const open = { startsAt: at, endsAt: new Date(at.getTime() + 10) };
  const state = (ms: number, progress?: { done?: boolean; claimed?: boolean }) =>
    stateOf(
      open,
      progress && {
        value: 1n,
        doneAt: progress.done ? at : null,
        claimedAt: progress.claimed ? at : null,
      },
      new Date(at.getTime() + ms),
    );
  expect(state(-1)).toBe('LOCKED');
  expect(state(0)).toBe('DOING');
  expect(state(9, { done: true })).toBe('DONE');
  expect(state(10, { done: true })).toBe('EXPIRED');
  expect(state(10, { done: true, claimed: true })).toBe('CLAIMED');
});

test('[PROMO-3] pages hear of each tenth of the way, and of the end', () => {
  const told = (value: bigint, added: bigint, isDone = false) =>
    isWorthTelling({ target: 100n, value: added }, { value, isDone });
  expect(told(9n, 9n)).toBe(false);
  expect(told(10n, 1n)).toBe(true);
  expect(told(19n, 9n)).toBe(false);
  expect(told(100n, 1n, true)).toBe(true);
});

test.each([
  [19, false, 'CLOSED'],
  [20, false, 'OPEN'],
  [100, true, 'CLAIMED'],
] as const)('[PROMO-3] at %i activity the first chest is %s', (activity, isGiven, state) => {
  expect(chestState({ at: 20 }, { activity, isGiven })).toBe(state);
});

test('[PROMO-3] the daily set brings a hundred activity', () => {
  const daily = DEMO_MISSIONS.filter(({ tab }) => tab === 'DAILY');
  expect(daily.map(({ activity }) => activity)).toEqual([10, 20, 20, 10, 10, 10, 20]);
});
