import { FAMILIES } from '@maneki/games/lottery/families';
import { findPlay } from '@maneki/games/lottery/find-play';
import type { FamilyCode } from '@maneki/games/lottery/play';
import { describe, expect, test } from 'vitest';
import { addItems, changeItem, readMultiplier, removeItem } from './basket.ts';
import { chaseTotal, isWithinRules, planChase, planFrom } from './chase-plan.ts';
import { chipsOf } from './chips.ts';
import { decimalText, percentText } from './odds-text.ts';
import { listLines, type Priced, priceRows, type SlipTerms, selfRebate } from './price.ts';
import { priceBasket, totalOf, writeTickets } from './price-basket.ts';
import { readTray } from './tray.ts';

const ONE = 10_000n;
const NONE: ReadonlySet<string> = new Set();
const playOf = (family: FamilyCode, code: string) => findPlay(FAMILIES[family], code)!;
const lott = { type: 'TRADITION', mode: 'LOTT', series: 1_960, unitValue: 20n * ONE } as const;
const free = { type: 'ENTERTAINMENT', mode: 'ELOTT', series: undefined, unitValue: 0n } as const;
const wager = { multiplier: 1, stake: 100n * ONE };

function priced(family: FamilyCode, code: string, rows: string[][], terms: SlipTerms): Priced {
  const found = priceRows(playOf(family, code), rows, { terms, wager });
  if (typeof found === 'string') throw new Error(found);
  return found;
}

describe('prices', () => {
  test('[PLAY-9] tradition counts lines at the unit value and pays by series', () => {
    const { units, stake, most } = priced('SSC', 'DIRECT2_LAST2', [['1', '2'], ['3']], lott);
    expect(units).toBe(2);
    expect(stake).toBe(40n * ONE);
    expect(most).toBe(1_960n * ONE);
  });

  test('[PLAY-9] a lower series pays less, and gives the difference back of the stake', () => {
    const low = priced('SSC', 'FIX_1', [['1']], { ...lott, series: 1_900 });
    expect(low.most).toBe(190n * ONE);
    expect(selfRebate(20n * ONE, 1_960, 1_900)).toBe((20n * ONE * 60n) / 2_000n);
    expect(selfRebate(20n * ONE, 1_900, 1_960)).toBe(0n);
  });

  test('[PLAY-9] where nobody has a series all are paid as 1940', () => {
    const elott = priced('SSC', 'FIX_1', [['1']], { ...lott, mode: 'ELOTT' });
    expect(elott.most).toBe(194n * ONE);
  });

  test('[PLAY-9] a free stake is for each unit, and a tail of 27 prizes has 27', () => {
    const lo = playOf('VN_N', 'LO2');
    const at = { terms: free, wager: { multiplier: 1, stake: 10n * ONE } };
    const found = priceRows(lo, [['47']], at) as Priced;
    expect(found.stake).toBe(270n * ONE);
    // At most it is drawn 27 times.
    expect(found.most).toBe((10n * ONE * 27n * 975n) / 10n);
  });

  test('[PLAY-9] numbers that pay half are worth half', () => {
    const at = { terms: free, wager, halfPaid: new Set(['123']) };
    const found = priceRows(playOf('SEA', 'TOP3'), [['123']], at) as Priced;
    expect(found.most).toBe(45_000n * ONE);
  });
});

describe('the tray', () => {
  const at = { wager, halfPaid: () => NONE };

  test('entertainment buys a ticket for each line', () => {
    const two = playOf('K3', 'TWO');
    const tray = readTray([two], { TWO: [['1', '2', '3']] }, { ...at, terms: free });
    expect(tray.items.map(({ selection }) => selection)).toEqual(['1,2', '1,3', '2,3']);
    expect(tray.stake).toBe(300n * ONE);
  });

  test('of choices that shut each other out only the better one can win', () => {
    const dt = playOf('SSC', 'DT');
    const tray = readTray([dt], { DT: [['DRAGON', 'TIE']] }, { ...at, terms: free });
    expect(tray.stake).toBe(200n * ONE);
    expect(tray.most).toBe(960n * ONE);
  });

  test('a choice that is not whole says so, and a slip has no more bets than it may', () => {
    const direct = playOf('SSC', 'DIRECT2_LAST2');
    const half = readTray([direct], { DIRECT2_LAST2: [['1'], []] }, { ...at, terms: lott });
    expect(half).toMatchObject({ fault: 'TOO_FEW', items: [] });
    const x2 = playOf('VN_N', 'X2');
    const many = Array.from({ length: 20 }, (_, each) => String(each).padStart(2, '0'));
    const more = readTray(
      [playOf('VN_N', 'T4')],
      { T4: [many.slice(0, 10)] },
      { ...at, terms: free },
    );
    expect(more.fault).toBe('TOO_MANY_BETS');
    expect(readTray([x2], { X2: [many] }, { ...at, terms: free }).lines).toBe(190);
  });

  test('lines are written as the house reads them', () => {
    const direct = playOf('X115', 'DIRECT_2');
    const { selection } = priced('X115', 'DIRECT_2', [['01', '02'], ['01']], lott);
    expect(listLines(direct, selection)).toEqual(['02|01']);
  });
});

describe('the basket', () => {
  const item = { play: 'DT', selection: 'DRAGON', multiplier: 2, stake: 100n };

  test('takes selections, raises the same, changes and drops them', () => {
    const one = addItems([], [item])!;
    const raised = addItems(one, [item])!;
    expect(raised).toEqual([{ ...item, id: 1, multiplier: 4, stake: 200n }]);
    const two = addItems(raised, [{ ...item, selection: 'TIE' }])!;
    expect(changeItem(two, 2, { multiplier: 9 })[1]!.multiplier).toBe(9);
    expect(removeItem(two, 1).map(({ id }) => id)).toEqual([2]);
  });

  test('has room for 200', () => {
    const many = Array.from({ length: 200 }, (_, each) => ({ ...item, selection: `${each}` }));
    const full = addItems([], many)!;
    expect(full).toHaveLength(200);
    expect(addItems(full, [item])).toBeUndefined();
    expect(addItems(full, [many[0]!])).toHaveLength(200);
  });

  test('is priced, held against limits, and written with the odds that were shown', () => {
    const basket = addItems([], [item, { ...item, play: 'GONE' }])!;
    const items = priceBasket(basket, {
      terms: free,
      limits: { stakeMin: 101n, stakeMax: 500n, payoutMax: 1_000n },
      findPlay: (code) => findPlay(FAMILIES.SSC, code),
      halfPaid: () => NONE,
    });
    expect(items).toHaveLength(1);
    expect(items[0]!.problem).toBe('UNDER');
    expect(totalOf(items)).toBe(100n);
    expect(writeTickets(items, free)).toEqual([
      { play: 'DT', selection: 'DRAGON', odds: '43/20 48/5', stake: '0.01' },
    ]);
    expect(writeTickets(items, lott)[0]).toMatchObject({ multiplier: 2 });
  });

  test('says which of its numbers it was shown to pay half', () => {
    const items = priceBasket(addItems([], [item])!, {
      terms: free,
      limits: { stakeMin: 1n, stakeMax: 500n, payoutMax: 1_000n },
      findPlay: (code) => findPlay(FAMILIES.SSC, code),
      halfPaid: () => new Set(['DRAGON', 'TIE']),
    });
    expect(writeTickets(items, free)).toMatchObject([{ halfPaid: ['DRAGON'] }]);
  });

  test.each([
    ['7', 7],
    ['９９９', 999],
    ['0', undefined],
    ['1000', undefined],
    ['2.5', undefined],
    ['', undefined],
  ])('a multiplier of %j is %s', (written, number) => {
    expect(readMultiplier(written)).toBe(number);
  });
});

describe('a chase', () => {
  const issues = [{ no: 7 }, { no: 8 }, { no: 9 }, { no: 10 }];

  test('goes on the same, or doubles every so many issues', () => {
    const same = planChase(issues, { from: 3, doublesEvery: null });
    expect(same.map(({ multiplier }) => multiplier)).toEqual([3, 3, 3, 3]);
    const doubled = planChase(issues, { from: 1, doublesEvery: 2 });
    expect(doubled.map(({ multiplier }) => multiplier)).toEqual([1, 1, 2, 2]);
    expect(chaseTotal(doubled, 50n)).toBe(300n);
  });

  test('keeps what was changed by hand, whatever is heard of issues meanwhile', () => {
    const choice = { count: 3, from: 2, doublesEvery: null, own: { 8: 5, 10: 9 } };
    const plan = [
      { no: 8, multiplier: 5 },
      { no: 9, multiplier: 2 },
      { no: 10, multiplier: 9 },
    ];
    expect(planFrom(issues, 8, choice)).toEqual(plan);
    expect(planFrom([...issues.slice(1), { no: 11 }], 8, choice)).toEqual(plan);
    expect(planFrom(issues, 10, choice)).toEqual([]);
  });

  test('never asks for more than the rules let', () => {
    const steep = planChase(issues, { from: 400, doublesEvery: 1 });
    expect(steep.map(({ multiplier }) => multiplier)).toEqual([400, 800, 999, 999]);
    expect(isWithinRules(steep, [1, 1])).toBe(true);
    expect(isWithinRules(steep, [1, 2])).toBe(false);
  });
});

test('odds and chances are read as people write them', () => {
  expect(decimalText({ numerator: 97n, denominator: 10n })).toBe('9.7');
  expect(decimalText({ numerator: 1_960n, denominator: 3n })).toBe('653.3333');
  expect(percentText({ numerator: 1n, denominator: 100n })).toBe('1 %');
  expect(percentText({ numerator: 1n, denominator: 100_000n })).toBe('0.001 %');
});

test('chips are stakes that a selection takes', () => {
  const limits = {
    ticketStakeMin: '15',
    ticketStakeMax: '75000',
    ticketPayoutMax: '0',
    memberPayoutMax: '0',
  };
  const stakes = ['10', '20', '50', '100', '200', '500', '1000'];
  expect(chipsOf({ stakes, limits }).map((chip) => chip / ONE)).toEqual([
    20n,
    50n,
    100n,
    200n,
    500n,
  ]);
  expect(chipsOf({ stakes: ['1'], limits })).toEqual([15n * ONE]);
});
