import { createHmac, hash, randomUUID } from 'node:crypto';
import { houseSchemas } from '@maneki/contract/house/schemas';
import { messageOf, readDraws } from '@maneki/games/fair/draws';
import { slotModels } from '@maneki/games/slots/slot-models';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startTestHouse } from '#testing/test-house';

const house = await startTestHouse();
afterAll(() => house.dispose());

const rotate = async (token: string, clientSeed?: string) =>
  house.call('POST', '/seeds/rotate', {
    token,
    body: clientSeed === undefined ? {} : { clientSeed },
  });

/** What anybody can compute who knows both seeds. */
function playAgain(known: { serverSeed: string; clientSeed: string; nonce: number }) {
  const key = Buffer.from(known.serverSeed, 'hex');
  const draws = readDraws((counter) =>
    createHmac('sha256', key).update(messageOf(known, counter)).digest(),
  );
  return slotModels.triple5.play(draws);
}

test('a revealed seed is the one that was promised, and every round follows from it', async () => {
  const seat = await house.sitDown();
  const { seeds } = seat.state;
  const rounds = [];
  for (let spins = 0; spins < 5; spins += 1)
    rounds.push((await seat.spin(randomUUID())).json().round);
  const answer = houseSchemas.rotateSeeds.response.parse(
    (await rotate(seat.token, 'my-own')).json(),
  );
  const { revealed } = answer;
  expect(hash('sha256', Buffer.from(revealed.serverSeed, 'hex'), 'hex')).toBe(seeds.commitment);
  expect(revealed).toMatchObject({
    commitment: seeds.commitment,
    clientSeed: seeds.clientSeed,
    rounds: 5,
  });
  for (const { outcome, nonce } of rounds)
    expect(JSON.parse(JSON.stringify(playAgain({ ...revealed, nonce })))).toEqual(outcome);
  expect(answer.seeds).toMatchObject({
    commitment: seeds.nextCommitment,
    clientSeed: 'my-own',
    nonce: 0,
  });
  expect(answer.seeds.nextCommitment).not.toBe(answer.seeds.commitment);
  const history = (await house.call('GET', '/rounds', { token: seat.token })).json();
  expect(history.list[0]).toMatchObject({
    serverSeed: revealed.serverSeed,
    clientSeed: seeds.clientSeed,
  });
});

test('whoever is asked about a round is told what it follows from, and the seed once it is revealed', async () => {
  const seat = await house.sitDown();
  const { roundId, commitment, nonce } = (await seat.spin(randomUUID())).json().round;
  const { playerId } = seat;
  const prove = async (of: string, id: string) =>
    (await house.house.desk.proveRound({ playerId: of, roundId: id })).proof;
  const { clientSeed } = seat.state.seeds;
  expect(await prove(playerId, roundId)).toMatchObject({
    ...{ commitment, nonce, clientSeed },
    serverSeed: null,
  });
  const { revealed } = (await rotate(seat.token)).json();
  expect(await prove(playerId, roundId)).toMatchObject({ serverSeed: revealed.serverSeed });
  expect(await prove(randomUUID(), roundId)).toBeNull();
  expect(await prove(playerId, 'round-demo-60')).toBeNull();
});

test('no seed is readable in the database before it is revealed, nor afterwards', async () => {
  const seat = await house.sitDown();
  const { revealed } = (await rotate(seat.token)).json();
  const { rows } = await house.database.statement((tx) =>
    sql<{ all: string }>`select string_agg(s::text, ' ') as all from house.seeds as s`.execute(tx),
  );
  expect(rows[0]!.all).not.toContain(revealed.serverSeed);
  expect(rows[0]!.all).toContain(revealed.commitment);
});

test.each(['', 'a b', 'a|b', 'x'.repeat(65), 'é', 'tab\t'])(
  'the client seed "%s" is refused',
  async (clientSeed) => {
    const seat = await house.sitDown();
    const answer = await rotate(seat.token, clientSeed);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('house.seed_invalid');
  },
);

test('the longest client seed is taken, and none keeps the one before', async () => {
  const seat = await house.sitDown();
  const longest = '~'.repeat(64);
  expect((await rotate(seat.token, longest)).json().seeds.clientSeed).toBe(longest);
  expect((await rotate(seat.token)).json().seeds.clientSeed).toBe(longest);
});

test('seeds stay while a round is open, since they would tell how it ends', async () => {
  const seat = await house.sitDown();
  house.line.fail('play', 'lost before');
  house.line.fail('rollback', 'lost before');
  expect((await seat.spin(randomUUID())).json().round.status).toBe('OPEN');
  expect((await rotate(seat.token)).json().code).toBe('house.round_running');
  const { roundId } = (await seat.getState()).unfinished;
  const body = { roundId };
  const seen = await house.call('POST', '/rounds/seen', { token: seat.token, body });
  expect(seen.json().code).toBe('house.round_running');
  house.clock.advance(MINUTE_MS);
  await house.house.recover();
  expect((await seat.getState()).unfinished).toMatchObject({ roundId, status: 'VOIDED' });
  expect((await rotate(seat.token)).statusCode).toBe(200);
});

test('seeds of a day are replaced by the next round, with the client seed kept', async () => {
  const seat = await house.sitDown();
  const { seeds } = (await rotate(seat.token, 'kept')).json();
  house.clock.advance(DAY_MS);
  const later = await house.sitDown();
  expect(later.state.seeds.commitment).toBe(seeds.commitment);
  const { round } = (await later.spin(randomUUID())).json();
  expect(round).toMatchObject({ commitment: seeds.nextCommitment, nonce: 1 });
  expect((await later.getState()).seeds).toMatchObject({ clientSeed: 'kept', nonce: 1 });
});

test('rotations and spins at once never share a nonce', async () => {
  const seat = await house.sitDown();
  const work = Array.from({ length: 12 }, (_, index) =>
    index % 3 === 0 ? rotate(seat.token) : seat.spin(randomUUID()),
  );
  await Promise.all(work);
  const { rows } = await house.database.statement((tx) =>
    sql<{ count: bigint }>`select count(*) from (select 1 from house.rounds
      group by seed_id, nonce having count(*) > 1) as doubled`.execute(tx),
  );
  expect(rows[0]!.count).toBe(0n);
  expect(await house.listFaults()).toEqual([]);
});
