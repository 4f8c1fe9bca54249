import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { verifyRounds } from './check-fairness.ts';
import { openHouse } from './open-house.ts';
import { playBatch } from './play-rounds.ts';
import { makePlayer } from './player.ts';

const ends: (() => Promise<void>)[] = [];
const house = await openHouse({ endLater: (end) => ends.push(end) });
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const ROUNDS = 21;

async function playOne() {
  const player = makePlayer({ lane: 0, now: new Date() });
  await playBatch(house.services, { player, rounds: ROUNDS });
  return player;
}

const verify = (player: ReturnType<typeof makePlayer>) => verifyRounds(house, [player], () => {});

test('every round that the house stored follows from its revealed seeds', async () => {
  expect(await verify(await playOne())).toEqual({ held: ROUNDS, pairs: 1, wrong: [] });
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
