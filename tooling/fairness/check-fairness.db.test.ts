import {
  openTestDatabase,
  testServerUrl,
} from '@maneki/server/platform/database/testing/test-database';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { verifyRounds } from './check-fairness.ts';
import { openHouse } from './open-house.ts';
import { playLotteries, slipsOf } from './play-lotteries.ts';
import { playBatch } from './play-rounds.ts';
import { playShoes, SHOE_ROUNDS } from './play-shoe.ts';
import { makePlayer } from './player.ts';

const ends: (() => Promise<void>)[] = [];
const endLater = (end: () => Promise<void>) => ends.push(end);
const house = await openHouse({ endLater }, { url: await openServer() });
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

/** The address of a database of its own where tests run on a server; none means embedded. */
async function openServer(): Promise<string | undefined> {
  if (!testServerUrl) return undefined;
  const { place, dispose } = await openTestDatabase();
  ends.push(dispose);
  return place.url;
}

const ROUNDS = 26;

async function playOne() {
  const player = makePlayer({ lane: 0, now: new Date() });
  await playBatch(house.services, { player, spins: 21, rolls: 5 });
  return player;
}

const verify = (player: ReturnType<typeof makePlayer>) => verifyRounds(house, [player], () => {});

test('every round that the house stored follows from its revealed seeds', async () => {
  expect(await verify(await playOne())).toEqual({
    held: ROUNDS,
    pairs: 1,
    shoes: 0,
    days: 0,
    wrong: [],
  });
});

test('a round whose stored pay was changed does not hold', async () => {
  const player = await playOne();
  await house.services.database.statement((tx) =>
    sql`update house.rounds set outcome = jsonb_set(outcome, '{pay}', '777777')
         where player_id = ${player.playerId} and nonce = 5`.execute(tx),
  );
  const { held, wrong } = await verify(player);
  expect(held).toBe(0);
  expect(wrong).toEqual([expect.stringMatching(/^round .+: pay: stored 777777, the seeds say /)]);
});

test('a round that was left out is noticed by its nonce', async () => {
  const player = await playOne();
  await house.services.database.statement((tx) =>
    sql`delete from house.rounds
         where player_id = ${player.playerId} and nonce = 5`.execute(tx),
  );
  const { held, wrong } = await verify(player);
  expect(held).toBe(ROUNDS - 1);
  expect(wrong).toEqual([expect.stringMatching(/^pair .+ has a gap in its rounds$/)]);
});

test('a roll whose stored number was changed does not hold', async () => {
  const player = await playOne();
  await house.services.database.statement((tx) =>
    sql`update house.rounds set outcome = jsonb_build_object('roll', 10000)
         where player_id = ${player.playerId} and nonce = ${ROUNDS}`.execute(tx),
  );
  const { wrong } = await verify(player);
  expect(wrong).toEqual([
    expect.stringMatching(/^round .+: roll: stored 10000, the seeds say \d+$/),
  ]);
});

test('[PLAY-8] a whole shoe follows from its seed, and a place that is missing is noticed', async () => {
  const player = makePlayer({ lane: 0, now: new Date() });
  await playShoes(house.services, player);
  const held = SHOE_ROUNDS;
  expect(await verify(player)).toEqual({ held, pairs: 0, shoes: 1, days: 0, wrong: [] });
  await house.services.database.statement((tx) =>
    sql`delete from house.rounds
         where player_id = ${player.playerId} and nonce = 40`.execute(tx),
  );
  expect((await verify(player)).wrong).toEqual(['shoe dragontiger1 1 has a gap in its rounds']);
});

test('[PLAY-8] slips of every lottery follow from the seed of their day, and a result that was changed is noticed', async () => {
  const player = makePlayer({ lane: 0, now: new Date() });
  // All their plays are proven by the gate's own step; how a slip is found to be wrong, by any.
  const turns = 1;
  await playLotteries(house.services, player, turns);
  const held = slipsOf(player, turns);
  const told = await verify(player);
  expect(told).toMatchObject({ held, pairs: 0, shoes: 0, wrong: [] });
  // An hour may go on over midnight.
  expect([1, 2]).toContain(told.days);
  await house.services.database.statement((tx) =>
    sql`update house.rounds set outcome = jsonb_set(outcome, '{result}', '["0"]')
         where player_id = ${player.playerId} and game_id = 'lottok31'`.execute(tx),
  );
  expect((await verify(player)).wrong).toEqual([
    expect.stringMatching(/^round .+: result: stored 0, the seeds say \d,\d,\d/),
  ]);
});
