import { BONUS_CONTRIBUTION_PPM, ROLLOVER_SOURCES } from '@maneki/contract/cashier/rollover';
import { CATEGORIES } from '@maneki/contract/play/tickets';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyTurnover,
  clearedState,
  contributionPpm,
  type DecidedBet,
  type Rollover,
  withoutJoint,
} from './rollover.ts';

const NOON = new Date('2030-01-01T12:00:00Z');

let made = 0n;
const rowOf = (fields: Partial<Rollover> = {}): Rollover => {
  made += 1n;
  return {
    id: `row-${made}`,
    seq: made,
    memberId: 'm',
    currency: 'JPY',
    source: 'DEPOSIT',
    principal: 100n,
    multiple: 1,
    required: 100n,
    done: 0n,
    groups: [],
    maxBet: null,
    jointId: null,
    status: 'OPEN',
    openedAt: NOON,
    endedAt: null,
    ...fields,
  };
};

const betOf = (turnover: bigint, fields: Partial<DecidedBet> = {}): DecidedBet => ({
  providerCode: 'house',
  txId: 'tx',
  currency: 'JPY',
  category: 'RNG',
  stake: turnover,
  turnover,
  settledAt: NOON,
  ...fields,
});

const countedBy = (rows: readonly Rollover[], bets: readonly DecidedBet[]) => {
  const all = applyTurnover(rows, bets);
  return rows.map(({ id }) =>
    all
      .filter(({ rolloverId }) => rolloverId === id)
      .reduce((sum, { counted }) => sum + counted, 0n),
  );
};

test('[CASH-3] the worked example: a deposit of 10 000, and a bonus that has to be played for 150 000', () => {
  const rows = [
    rowOf({ required: 10_000n }),
    rowOf({ source: 'BONUS', principal: 15_000n, multiple: 10, required: 150_000n }),
  ];
  expect(countedBy(rows, [betOf(30_000n)])).toEqual([10_000n, 20_000n]);
  const bets = [betOf(30_000n), betOf(100_000n, { category: 'LIVE' })];
  expect(countedBy(rows, bets)).toEqual([10_000n, 35_000n]);
});

test('[CASH-3] the same jointly: bets count for the deposit and the bonus at once, and go on once', () => {
  const bonus = rowOf({ source: 'BONUS', required: 150_000n, groups: ['RNG', 'LIVE'] });
  const deposit = rowOf({ seq: 0n, required: 10_000n, jointId: bonus.id });
  const later = rowOf({ required: 50_000n });
  const rows = [deposit, bonus, later];
  const slots = betOf(30_000n);
  expect(countedBy(rows, [slots])).toEqual([10_000n, 30_000n, 0n]);
  const live = betOf(100_000n, { category: 'LIVE' });
  expect(countedBy(rows, [slots, live])).toEqual([10_000n, 45_000n, 0n]);
  // What the bonus does not take has counted for the deposit: only the rest goes on.
  expect(countedBy(rows, [betOf(12_000n, { category: 'FISH' })])).toEqual([10_000n, 0n, 2_000n]);
  expect(withoutJoint(rows)).toEqual([bonus, later]);
  // Without its bonus it is a deposit like any other.
  expect(countedBy([deposit, later], [betOf(12_000n)])).toEqual([10_000n, 2_000n]);
  expect(withoutJoint([deposit, { ...bonus, status: 'FORFEITED' }])).toHaveLength(2);
});

test.each([
  ['a bet fills the oldest row first', [rowOf(), rowOf()], [betOf(60n)], [60n, 0n]],
  ['what it has no use for goes on', [rowOf(), rowOf()], [betOf(130n)], [100n, 30n]],
  ['to the last unit', [rowOf(), rowOf()], [betOf(100n)], [100n, 0n]],
  ['nothing is counted beyond all rows', [rowOf()], [betOf(500n)], [100n]],
  [
    'a row of other games is passed by',
    [rowOf({ groups: ['LIVE'] }), rowOf()],
    [betOf(60n)],
    [0n, 60n],
  ],
  [
    'a row of other money, too',
    [rowOf({ currency: 'JPY.DEMO' }), rowOf()],
    [betOf(60n)],
    [0n, 60n],
  ],
  [
    'a stake above the largest counts elsewhere',
    [rowOf({ maxBet: 59n }), rowOf()],
    [betOf(60n)],
    [0n, 60n],
  ],
  ['one that is just as large counts', [rowOf({ maxBet: 60n }), rowOf()], [betOf(60n)], [60n, 0n]],
  [
    'a bet from before the row does not count',
    [rowOf({ openedAt: new Date(NOON.getTime() + 1) })],
    [betOf(60n)],
    [0n],
  ],
  ['a bet without turnover counts nothing', [rowOf()], [betOf(0n), betOf(-5n)], [0n]],
  [
    'a bonus takes only a part of a live bet',
    [rowOf({ source: 'BONUS' }), rowOf()],
    [betOf(100n, { category: 'LIVE' })],
    [15n, 0n],
  ],
  [
    'and passes on what it did not need, whole',
    [rowOf({ source: 'BONUS', required: 15n }), rowOf()],
    [betOf(130n, { category: 'LIVE' })],
    [15n, 30n],
  ],
] as const)('[CASH-3] %s', (_, rows, bets, counted) => {
  expect(countedBy(rows, bets)).toEqual(counted);
});

test('[CASH-3] games count for bonuses as the table says, for everything else whole', () => {
  for (const category of CATEGORIES) {
    expect(contributionPpm('BONUS', category)).toBe(BONUS_CONTRIBUTION_PPM[category]);
    for (const source of ROLLOVER_SOURCES.filter((name) => name !== 'BONUS'))
      expect(contributionPpm(source, category)).toBe(1_000_000n);
  }
});

test('[CASH-3] without anything left a bonus is lost, and the rest is let go', () => {
  expect(ROLLOVER_SOURCES.map(clearedState)).toEqual([
    'CLEARED',
    'FORFEITED',
    'CLEARED',
    'CLEARED',
  ]);
});

const anyRow = fc
  .record({
    source: fc.constantFrom(...ROLLOVER_SOURCES),
    required: fc.bigInt(1n, 1_000n),
    groups: fc.subarray([...CATEGORIES], { maxLength: 3 }),
  })
  .map((fields) => rowOf(fields));
const anyBet = fc
  .record({ turnover: fc.bigInt(0n, 2_000n), category: fc.constantFrom(...CATEGORIES) })
  .map(({ turnover, category }) => betOf(turnover, { category }));

test('[CASH-3] no row gets more than it requires or a bet is worth, and older rows come first', () => {
  fc.assert(
    fc.property(
      fc.array(anyRow, { maxLength: 6 }),
      fc.array(anyBet, { maxLength: 12 }),
      (rows, bets) => {
        const all = applyTurnover(rows, bets);
        const sumOf = (of: typeof all, what: 'turnover' | 'counted') =>
          of.reduce((sum, contribution) => sum + contribution[what], 0n);
        for (const row of rows) {
          const own = all.filter(({ rolloverId }) => rolloverId === row.id);
          expect(sumOf(own, 'counted') <= row.required).toBe(true);
          for (const { bet, turnover, counted } of own)
            expect(
              counted * 1_000_000n <= turnover * contributionPpm(row.source, bet.category),
            ).toBe(true);
        }
        for (const bet of bets) {
          const reached = all.filter((contribution) => contribution.bet === bet);
          expect(sumOf(reached, 'turnover') <= bet.turnover).toBe(true);
          const seqs = reached.map(
            ({ rolloverId }) => rows.find(({ id }) => id === rolloverId)!.seq,
          );
          expect(seqs).toEqual(seqs.toSorted((left, right) => (left < right ? -1 : 1)));
          // A later row gets something only where every older one that takes the bet is full by then.
          const upTo = all.slice(0, all.lastIndexOf(reached.at(-1)!));
          const last = seqs.at(-1) ?? 0n;
          for (const older of rows.filter(
            ({ seq, groups }) =>
              seq < last && (groups.length === 0 || groups.includes(bet.category)),
          ))
            expect(
              sumOf(
                upTo.filter(({ rolloverId }) => rolloverId === older.id),
                'counted',
              ),
            ).toBe(older.required);
        }
      },
    ),
  );
});
