import {
  REBATE_TERMS,
  type RebateProfile,
  rebateGroupOf,
  writeRebate,
} from '@maneki/contract/agents/rebate-groups';
import { CATEGORIES, type Category } from '@maneki/contract/play/tickets';
import { VIP_LEVELS } from '@maneki/contract/rewards/vip';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetOf, isWithinBudget } from '../profiles/budget.ts';
import { mapGroups, profileOf } from '../profiles/profile.ts';
import { giveAfterDebt, takeWithin } from '../rebates/settlement.ts';
import { linesOf } from './lines-of.ts';
import { shareTicket, shareTurnover } from './share-out.ts';

const units = (amount: number) => BigInt(amount) * 10_000n;
const amounts = (shares: readonly { readonly amount: bigint }[]) =>
  shares.map(({ amount }) => amount);

test('[AGENT-4] 200 000 on slots are shared out as the worked example says', () => {
  const shares = shareTurnover(units(200_000), [3_000, 4_500, 6_500, 8_000]);
  expect(amounts(shares)).toEqual([600, 300, 400, 300].map(units));
});

test('[AGENT-4] a ticket of 10 000 at a series of 1900 is shared out as the worked example says', () => {
  const shares = shareTicket(units(10_000), { chosen: 1_900, series: [1_950, 1_960, 1_970] });
  expect(amounts(shares)).toEqual([250, 50, 50].map(units));
});

test('who has no more than somebody below gets nothing, and those above the rest', () => {
  expect(amounts(shareTurnover(units(100), [5_000, 3_000, 5_000, 6_000]))).toEqual([
    5_000n,
    0n,
    0n,
    1_000n,
  ]);
});

test.each([
  [199n, [0n, 0n]],
  [200n, [1n, 0n]],
  [1_999n, [9n, 1n]],
  [-1n, [-1n, -1n]],
  [-200n, [-1n, -1n]],
])('of %s each gets the whole units below', (turnover, shares) => {
  expect(amounts(shareTurnover(turnover, [5_000, 6_000]))).toEqual(shares);
});

test.each([
  ['LIVE', 4_000, 8_200, true],
  ['RNG', 8_000, 15_200, true],
  ['SSC', 1_970, 1_200, true],
  ['LIVE', 4_300, 8_500, false],
  ['SSC', 1_996, 1_200, true],
  ['SSC', 1_998, 1_200, false],
] as const)(
  '[AGENT-4] a cap of %s at %s gives away %s in all: within the budget %s',
  (group, cap, sum, fits) => {
    const budget = budgetOf(group, cap, { levels: VIP_LEVELS, salaries: [] });
    expect({ sum: budget.sum, fits: isWithinBudget(budget) }).toEqual({ sum, fits });
  },
);

test.each([
  ['LIVE', 1_463, 8_463, true],
  ['LIVE', 1_464, 8_464, false],
  ['SSC', 12_000, 12_000, true],
  ['SSC', 12_001, 12_001, false],
] as const)(
  '[AGENT-4] in %s a salary of %s parts per million gives away %s in all: within the budget %s',
  (group, ratePpm, sum, fits) => {
    const salaries = [{ groups: ['LIVE', 'LOTT'] as const, ratePpm }];
    const cap = REBATE_TERMS[group].cap;
    const budget = budgetOf(group, cap, { levels: VIP_LEVELS, salaries });
    expect({ sum: budget.sum, fits: isWithinBudget(budget) }).toEqual({ sum, fits });
  },
);

test.each([
  ['RNG', 6_500, '0.65 %'],
  ['RNG', 100, '0.01 %'],
  ['LIVE', 8_463, '0.8463 %'],
  ['RNG', 15_200, '1.52 %'],
  ['K3', 1_970, '1970'],
] as const)('a value of %s, %s, reads %s', (group, value, text) => {
  expect(writeRebate(group, value)).toBe(text);
});

test('every category but the lottery of series has a group', () => {
  const without = CATEGORIES.filter((category) => !rebateGroupOf(category));
  expect(without).toEqual(['LOTT']);
});

/** Members by number: whose parent is an earlier one, what they have in slots, what they played. */
const anyTeam = fc.integer({ min: 1, max: 2_000 }).chain((size) =>
  fc.record({
    parents: fc.array(fc.nat(), { minLength: size, maxLength: size }),
    rates: fc.array(fc.nat({ max: 80 }), { minLength: size, maxLength: size }),
    played: fc.array(
      fc.record({
        member: fc.nat({ max: size - 1 }),
        category: fc.constantFrom<Category>('RNG', 'JACKPOT', 'LOTT'),
        turnover: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 13n }),
      }),
      { maxLength: 40 },
    ),
  }),
);
const DEPTH = 10;

test('[AGENT-4] in any team what is shared out is what the top has, to the unit, and nobody owes more than was taken back', () => {
  fc.assert(
    fc.property(anyTeam, ({ parents, rates, played }) => {
      const lines: string[][] = [];
      const profiles = new Map<string, RebateProfile>();
      const rateOf = new Map<string, number>();
      for (const [number, drawn] of parents.entries()) {
        const parent = number === 0 ? undefined : drawn % number;
        const above = parent === undefined ? [] : [...lines[parent]!, `m${parent}`];
        lines.push(above.length < DEPTH ? above : []);
        // Nobody has more than who is above them.
        const most = rateOf.get(lines[number]!.at(-1) ?? '') ?? 8_000;
        rateOf.set(`m${number}`, Math.min(most, rates[number]! * 100));
        profiles.set(
          `m${number}`,
          mapGroups(() => rateOf.get(`m${number}`)!),
        );
      }
      const shared = linesOf(
        played.map(({ member, category, turnover }) => ({
          ...{ memberId: `m${member}`, currency: 'JPY', category, validTurnover: turnover },
        })),
        {
          lineOf: (id) => lines[Number(id.slice(1))]!,
          profileOf: (id) => profiles.get(id)!,
        },
      );
      const volumes = new Map<number, bigint>();
      for (const { member, category, turnover } of played)
        if (category !== 'LOTT') volumes.set(member, (volumes.get(member) ?? 0n) + turnover);
      for (const [member, volume] of volumes) {
        const top = rateOf.get(lines[member]![0] ?? `m${member}`)!;
        const own = shared.filter(({ sourceId }) => sourceId === `m${member}`);
        const sum = own.reduce((total, { amount }) => total + amount, 0n);
        const missing = volume * BigInt(top) - sum * 1_000_000n;
        expect(missing >= 0n).toBe(true);
        expect(missing < BigInt(lines[member]!.length + 1) * 1_000_000n).toBe(true);
        // The same from the top down: each has what is above all that is below.
        const way = [...lines[member]!, `m${member}`];
        for (const [place, id] of way.entries()) {
          const below = Math.max(0, ...way.slice(place + 1).map((one) => rateOf.get(one)!));
          const share = volume * BigInt(Math.max(0, rateOf.get(id)! - below));
          const whole = share >= 0n ? share / 1_000_000n : -((-share + 999_999n) / 1_000_000n);
          expect(own.find(({ memberId }) => memberId === id)?.amount ?? 0n).toBe(whole);
        }
      }
      let [debt, balance] = [0n, 0n];
      for (const { amount, memberId, sourceId } of shared) {
        const isOwn = memberId === sourceId;
        const earned = { own: isOwn ? amount : 0n, team: isOwn ? 0n : amount };
        const given = giveAfterDebt(earned, debt);
        const had = balance - debt;
        balance += given.own + given.team;
        const taken = takeWithin(earned, balance);
        balance -= taken.own + taken.team;
        debt += taken.debtAdded - given.debtTaken;
        expect(balance >= 0n && debt >= 0n).toBe(true);
        expect(balance - debt).toBe(had + amount);
      }
    }),
    { numRuns: 60, seed: 20_300_101 },
  );
});

test('[AGENT-4] where nothing is written the usual series keeps to those above, and a line never gets more than its top has', () => {
  const anyLine = fc.record({
    written: fc.array(fc.option(fc.nat({ max: 135 }), { nil: undefined }), {
      minLength: 1,
      maxLength: DEPTH,
    }),
    isGeneral: fc.boolean(),
    stake: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    under: fc.nat({ max: 135 }),
  });
  fc.assert(
    fc.property(anyLine, ({ written, isGeneral, stake, under }) => {
      const terms = REBATE_TERMS;
      const series: number[] = [];
      let above: { SSC?: number } = {};
      for (const [place, steps] of written.entries()) {
        const most = series.at(-1) ?? 1_970;
        const own = steps === undefined ? undefined : Math.min(most, 1_700 + 2 * steps);
        const type = place === 0 && isGeneral ? 2 : 1;
        const stored = own === undefined ? {} : { SSC: own };
        const has = profileOf(stored, { terms, type, above }).SSC;
        expect(has).toBeLessThanOrEqual(most);
        series.push(has);
        above = { ...above, ...stored };
      }
      const [top = 0, bettor = 0] = [series[0], series.at(-1)];
      const chosen = Math.max(1_700, bettor - 2 * under);
      const shares = shareTicket(stake, { chosen, series: series.toReversed() });
      const sum = shares.reduce((total, { amount }) => total + amount, 0n);
      const whole = (stake * BigInt(top - chosen)) / 2_000n;
      expect(sum <= whole && whole - sum <= BigInt(series.length)).toBe(true);
    }),
    { numRuns: 500, seed: 20_300_102 },
  );
});
