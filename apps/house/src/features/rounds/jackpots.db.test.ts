import { createHmac, hash, randomUUID } from 'node:crypto';
import { readDraws, sharedMessageOf } from '@maneki/games/fair/draws';
import {
  contributionOf,
  isHit,
  JACKPOT_POOLS,
  payoutOf,
  seedOf,
} from '@maneki/games/slots/jackpot';
import { DAY_MS, SECOND_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { seededBytes } from '@maneki/testkit/seeded-bytes';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Seat, startTestHouse } from '#testing/test-house';
import type { Round } from './round.ts';
import { findRound } from './store.ts';

const STAKE = 50_000_000n; // 5 000 yen, the largest bet
const VAULT = { vendor: 'HVAULT', gameId: 'vault3' } as const;

/** A seed by which the first draw of a vault wins two of its pools for the largest bet. */
const winningSeed = (() => {
  const random = seededBytes('a lucky day');
  for (;;) {
    const seed = Buffer.from(random(32));
    const draws = readDraws((counter) =>
      createHmac('sha256', seed)
        .update(sharedMessageOf({ gameId: 'vault', roundNo: 1 }, counter))
        .digest(),
    );
    const hits = JACKPOT_POOLS.map((pool) => isHit(draws, STAKE, 'JPY', pool));
    if (hits[0] && hits[1] && !hits[2]) return seed;
  }
})();

const others = seededBytes('others');
let isLucky = false;
const house = await startTestHouse({
  drawBytes: (count) => (isLucky && count === 32 ? winningSeed : others(count)),
});
afterAll(() => house.dispose());
beforeEach(() => house.line.heal());

/** The vault as it was before anybody played; the next draw is its first, by the winning seed. */
async function resetVault() {
  await house.database.transact(async (tx) => {
    for (const table of ['vault_pools', 'vault_seeds', 'vault_merchants'])
      await sql`delete from ${sql.id('house', table)}`.execute(tx);
  });
  isLucky = true;
}

async function readPools(): Promise<Record<string, bigint>> {
  const { rows } = await house.database.statement((tx) =>
    sql<{ pool: string; grains: bigint }>`select pool, grains from house.vault_pools`.execute(tx),
  );
  return Object.fromEntries(rows.map(({ pool, grains }) => [pool, grains]));
}

async function readNewest({ playerId }: Seat): Promise<Round | undefined> {
  const { rows } = await house.database.statement((tx) =>
    sql<{ id: string }>`select id from house.rounds where player_id = ${playerId}
      order by id desc limit 1`.execute(tx),
  );
  const id = rows[0]?.id;
  return id ? house.database.statement((tx) => findRound(tx, { playerId, id })) : undefined;
}

async function readKinds(roundId: string) {
  const { rows } = await house.database.statement((tx) =>
    sql<{ kind: string; amount: bigint }>`select kind, amount from public.wallet_transfers
      where ref_id = ${roundId} and amount > 0 order by seq`.execute(tx),
  );
  return rows;
}

const units = (text: string): bigint => parseAmount(text)!;
const fed = (pool: (typeof JACKPOT_POOLS)[number]) =>
  seedOf(pool) + contributionOf(STAKE, 'JPY', pool);

test('[HOME-8] a bet feeds the pools to the grain, and the site is told what the game shows, to the last unit', async () => {
  isLucky = false;
  const seat = await house.sitDown(VAULT);
  expect(seat.state.jackpots.map(({ pool }: { pool: string }) => pool)).toEqual([...JACKPOT_POOLS]);
  expect(seat.state.jackpots[0].amount).toBe('3000');
  const stake = units(seat.stake);
  const { round } = (await seat.spin(randomUUID())).json();
  expect(round).toMatchObject({ status: 'SETTLED', jackpots: [] });
  expect(house.line.sent.slice(-2)).toEqual(['bet', 'win']);
  const pools = await readPools();
  for (const pool of JACKPOT_POOLS)
    expect(pools[pool]).toBe(seedOf(pool) + contributionOf(stake, 'JPY', pool));
  const again = await house.sitDown(VAULT);
  const told = await house.house.readJackpots('maneki', { isDemo: true });
  expect(told.map(({ pool, amounts }) => ({ pool, amount: amounts.JPY }))).toEqual(
    again.state.jackpots,
  );
  expect(await house.listFaults()).toEqual([]);
});

test('free play neither feeds nor wins', async () => {
  const before = await readPools();
  const seat = await house.sitDown({ ...VAULT, mode: 'free' });
  for (let spins = 0; spins < 3; spins += 1)
    expect((await seat.spin(randomUUID())).json().round.jackpots).toEqual([]);
  expect(house.line.sent.at(-1)).toBe('play');
  expect(await readPools()).toEqual(before);
});

test('a hit pays the pool, resets it to what the house lays down, and keeps the rest', async () => {
  await resetVault();
  const seat = await house.sitDown(VAULT);
  const { round, balance } = (await seat.spin(randomUUID(), '5000')).json();
  const mini = payoutOf(fed('MINI'), 'JPY');
  const minor = payoutOf(fed('MINOR'), 'JPY');
  expect(round.jackpots).toEqual([
    { pool: 'MINI', amount: expect.any(String) },
    { pool: 'MINOR', amount: expect.any(String) },
  ]);
  expect(round.jackpots.map(({ amount }: { amount: string }) => units(amount))).toEqual([
    mini.amount,
    minor.amount,
  ]);
  expect(await readPools()).toEqual({
    MINI: seedOf('MINI') + mini.remainder,
    MINOR: seedOf('MINOR') + minor.remainder,
    GRAND: fed('GRAND'),
  });
  const kinds = await readKinds(round.roundId);
  expect(kinds.filter(({ kind }) => kind === 'JACKPOT').map(({ amount }) => amount)).toEqual([
    mini.amount,
    minor.amount,
  ]);
  expect(units(balance)).toBe(units(seat.state.balance) - STAKE + units(round.win));
  const [ticket, ...more] = await house.readTickets(round.roundId);
  expect(more).toEqual([]);
  expect(ticket).toMatchObject({ stake: STAKE, payout: units(round.win), status: 'WON' });
  expect(await house.listFaults()).toEqual([]);
});

test('a process that ends at any step of a jackpot leaves what another pays exactly once', async () => {
  const seen = new Set<string>();
  let isWhole = false;
  for (let dieAt = 2; !isWhole; dieAt += 1) {
    await resetVault();
    const seat = await house.sitDown(VAULT);
    const mortal = await house.openMortal(dieAt);
    const body = { key: randomUUID(), stake: '5000' };
    const answer = await mortal.call('POST', '/spins', { token: seat.token, body });
    isWhole = answer.statusCode === 200;
    house.clock.advance(16 * SECOND_MS);
    await house.house.recover();
    await mortal.app.close();
    const round = await readNewest(seat);
    const change = units((await seat.getState()).balance) - units(seat.state.balance);
    if (round?.key !== body.key) {
      expect(change).toBe(0n);
      continue;
    }
    seen.add(round.status);
    if (round.status === 'VOIDED') {
      expect(change).toBe(0n);
      expect(await readPools()).toEqual({});
    } else {
      expect(round).toMatchObject({ status: 'SETTLED', drawNo: 1n });
      expect(round.wins.filter(({ pool }) => pool)).toHaveLength(2);
      expect(change).toBe(round.win - STAKE);
      expect((await readPools()).GRAND).toBe(fed('GRAND'));
      const [ticket] = await house.readTickets(round.id);
      expect(ticket).toMatchObject({ status: 'WON', payout: round.win });
    }
    expect(await house.listFaults()).toEqual([]);
  }
  expect(seen).toEqual(new Set(['VOIDED', 'SETTLED']));
});

test.each(['lost before', 'lost after', 'unsigned', 'unavailable'] as const)(
  'wins whose answers are %s are asked for again until they are paid, once',
  async (fault) => {
    await resetVault();
    const seat = await house.sitDown(VAULT);
    house.line.fail('win', fault, fault);
    const first = (await seat.spin(randomUUID(), '5000')).json();
    expect(first.round).toMatchObject({ status: 'OPEN', jackpots: [], outcome: null });
    for (let tries = 0; tries < 4; tries += 1) {
      house.clock.advance(2 * SECOND_MS);
      await house.house.recover();
    }
    const round = await readNewest(seat);
    expect(round?.status).toBe('SETTLED');
    const kinds = await readKinds(round!.id);
    expect(kinds.filter(({ kind }) => kind === 'JACKPOT')).toHaveLength(2);
    expect(await house.listFaults()).toEqual([]);
  },
);

test('a stake whose answer is lost goes back, and the vault never hears of it', async () => {
  await resetVault();
  const seat = await house.sitDown(VAULT);
  house.line.fail('bet', 'lost after');
  expect((await seat.spin(randomUUID(), '5000')).json().code).toBe('house.temporary');
  expect((await seat.getState()).balance).toBe(seat.state.balance);
  expect(await readPools()).toEqual({});
  expect(await house.listFaults()).toEqual([]);
});

test('bets of several players at once draw numbers without a gap, and all of them settle', async () => {
  await resetVault();
  isLucky = false;
  const players = ['sakura', 'agent01', 'general01'];
  const seats = await Promise.all(players.map((username) => house.sitDown({ username, ...VAULT })));
  const play = async (seat: Seat) => {
    for (let spins = 0; spins < 5; spins += 1)
      expect((await seat.spin(randomUUID())).json().round.status).toBe('SETTLED');
  };
  await Promise.all(seats.map(play));
  const { rows } = await house.database.statement((tx) =>
    sql<{ draw_no: bigint; stake: bigint }>`
      select r.draw_no, r.stake from house.rounds as r
        join house.vault_seeds as s on s.id = r.draw_seed_id order by draw_no`.execute(tx),
  );
  expect(rows.map(({ draw_no }) => Number(draw_no))).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  );
  const pools = await readPools();
  for (const pool of JACKPOT_POOLS) {
    const given = rows.reduce((sum, row) => sum + contributionOf(row.stake, 'JPY', pool), 0n);
    expect(pools[pool]).toBe(seedOf(pool) + given);
  }
  expect(await house.listFaults()).toEqual([]);
});

test('a new day reveals the seed of the day before, whose successor was promised', async () => {
  const readSeeds = async () => {
    const { rows } = await house.database.statement((tx) =>
      sql<{ status: string; commitment: string }>`
        select status, commitment from house.vault_seeds order by created_at, id`.execute(tx),
    );
    return rows;
  };
  const before = await readSeeds();
  house.clock.advance(DAY_MS);
  const seat = await house.sitDown(VAULT);
  await seat.spin(randomUUID());
  const after = await readSeeds();
  const commitmentOf = (list: typeof before, status: string) =>
    list.find((seed) => seed.status === status)?.commitment;
  expect(commitmentOf(after, 'REVEALED')).toBe(commitmentOf(before, 'ACTIVE'));
  expect(commitmentOf(after, 'ACTIVE')).toBe(commitmentOf(before, 'NEXT'));
  const { seeds } = (await house.app.inject('/games/jackpots/maneki.DEMO/seeds')).json();
  expect(seeds.map(({ status }: { status: string }) => status)).toEqual([
    'NEXT',
    'ACTIVE',
    'REVEALED',
  ]);
  const [next, active, revealed] = seeds;
  expect([next.serverSeed, active.serverSeed]).toEqual([null, null]);
  const hashed = hash('sha256', Buffer.from(revealed.serverSeed, 'hex'), 'hex');
  expect(hashed).toBe(commitmentOf(before, 'ACTIVE'));
});
