import {
  contributionOf,
  JACKPOT_POOLS,
  JACKPOT_RULES,
  payoutOf,
  seedOf,
} from '@maneki/games/slots/jackpot';
import type { Currency } from '@maneki/kernel/money';
import { migrate } from '@maneki/server/platform/database/migrate';
import { openTestDatabase } from '@maneki/server/platform/database/testing/test-database';
import { seededBytes } from '@maneki/testkit/seeded-bytes';
import { afterAll, expect, test } from 'vitest';
import type { HouseDatabase } from '#platform/database';
import { HOUSE_MIGRATIONS } from '#platform/house-migrations';
import { createSealer } from '#platform/seal';
import { drawJackpots } from './draw-jackpots.ts';
import { listPools } from './store.ts';

const opened = await openTestDatabase();
await migrate(opened, HOUSE_MIGRATIONS);
const database = opened as unknown as HouseDatabase;
afterAll(() => opened.dispose());

const services = {
  sealer: createSealer('a master secret of at least thirty-two characters', 'seeds'),
  drawBytes: seededBytes('vault'),
};
const now = new Date('2030-01-01T12:00:00Z');
const BETS: readonly { readonly currency: Currency; readonly stake: bigint }[] = [
  { currency: 'JPY', stake: 100_000n },
  { currency: 'VND', stake: 20_000_000n },
  { currency: 'USD', stake: 500n },
];

const draw = (bet: { readonly currency: string; readonly stake: bigint }, merchant: string) =>
  database.transact((tx) => drawJackpots(tx, services, { ...bet, merchant, now }));

test('fifty bets at once, of three currencies, draw fifty numbers and add up to the grain', async () => {
  const bets = Array.from({ length: 50 }, (_, index) => BETS[index % BETS.length]!);
  const draws = await Promise.all(bets.map((bet) => draw(bet, 'many')));
  const numbers = draws.map(({ drawNo }) => Number(drawNo)).toSorted((one, two) => one - two);
  expect(numbers).toEqual(bets.map((_, index) => index + 1));
  expect(draws.flatMap(({ hits }) => hits)).toEqual([]);
  const pools = await database.statement((tx) => listPools(tx, 'many'));
  for (const { pool, grains } of pools) {
    const given = bets.reduce(
      (sum, bet) => sum + contributionOf(bet.stake, bet.currency, pool),
      0n,
    );
    expect(grains).toBe(seedOf(pool) + given);
  }
});

test('a merchant’s vault knows nothing of another’s', async () => {
  await draw(BETS[0]!, 'one');
  const { drawNo } = await draw(BETS[0]!, 'other');
  expect(drawNo).toBe(1n);
});

test('[SAFE-4] the credit of a demonstration feeds and wins pools of its own', async () => {
  const poolsOf = (vault: string) => database.statement((tx) => listPools(tx, vault));
  await draw(BETS[0]!, 'both');
  const money = await poolsOf('both');
  const { drawNo } = await draw({ ...BETS[0]!, currency: 'JPY.DEMO' }, 'both');
  expect(drawNo).toBe(1n);
  expect(await poolsOf('both')).toEqual(money);
  expect(await poolsOf('both.DEMO')).toEqual(money);
});

test('over many bets nothing is lost: what went in is in the pools or was paid', async () => {
  const bet = { currency: 'USD', stake: 500_000n } as const;
  const given = new Map(JACKPOT_POOLS.map((pool) => [pool, seedOf(pool)]));
  const add = (pool: (typeof JACKPOT_POOLS)[number], grains: bigint) =>
    given.set(pool, given.get(pool)! + grains);
  const perUnit = payoutOf(0n, 'USD');
  expect(perUnit).toEqual({ amount: 0n, remainder: 0n });
  const grainsOf = (amount: bigint) => {
    // One reference unit is a dollar, so a seed of so many units pays so many dollars.
    const { seed } = JACKPOT_RULES.MINI;
    return (amount * seedOf('MINI')) / (seed * 10_000n);
  };
  let hits = 0;
  for (let bets = 0; bets < 300; bets += 1) {
    const drawn = await draw(bet, 'lucky');
    for (const pool of JACKPOT_POOLS) add(pool, contributionOf(bet.stake, 'USD', pool));
    for (const { pool, amount } of drawn.hits) {
      hits += 1;
      add(pool, seedOf(pool) - grainsOf(amount));
    }
  }
  expect(hits).toBeGreaterThan(0);
  const pools = await database.statement((tx) => listPools(tx, 'lucky'));
  for (const { pool, grains } of pools) expect(grains).toBe(given.get(pool));
});
