import { randomUUID } from 'node:crypto';
import { houseManifest } from '@maneki/house/manifest';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { decideHeldWin, readCeilings, setCeilings } from '@maneki/server/features/play/index';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { listOpenExceptions } from '#features/exceptions';
import { startTestHouse } from '#testing/test-house';

const house = await startTestHouse();
afterAll(() => house.dispose());

const listDifferences = () => house.database.statement((tx) => listOpenExceptions(tx));

/** The next day, an hour after midnight and later. */
const sleep = () => house.clock.advance(DAY_MS);

test('a day of plain, lost, declined and vault rounds differs in nothing', async () => {
  const seat = await house.sitDown();
  await seat.spin(randomUUID());
  house.line.fail('play', 'lost after');
  await seat.spin(randomUUID());
  house.line.fail('play', 'lost before');
  await seat.spin(randomUUID());
  const vault = await house.sitDown({ vendor: 'HVAULT', gameId: 'vault3' });
  await vault.spin(randomUUID());
  house.line.fail('bet', 'lost after');
  await vault.spin(randomUUID());
  sleep();
  await house.house.runDuties();
  expect(await listDifferences()).toEqual([]);
  expect(house.line.sent.filter((call) => call === 'reconcile').length).toBeGreaterThanOrEqual(24);
});

/** The house may pay so many reference units a bet. */
async function limitHouse(winPerRoundMax: bigint) {
  const { services, database } = house.server;
  const scope = { providerCode: 'house', game: null, ceilings: { winPerRoundMax } };
  const changed = { at: house.clock.now(), by: 'keiko' };
  await database.transact((tx) => setCeilings(tx, scope, changed));
  services.play.ceilings.forget();
}

test('a round whose win the platform holds is over, and differs in nothing before and after it is paid', async () => {
  await limitHouse(1n);
  const readHeld = async () => {
    const { rows } = await house.database.statement((tx) =>
      sql<{ memberId: string; key: string }>`
        select member_id as "memberId", key from public.play_held_wins
         where decision is null`.execute(tx),
    );
    return rows;
  };
  const seat = await house.sitDown();
  while ((await readHeld()).length < 2) {
    // Every other answer is lost: the house rolls back then, and hears that the round stands.
    if ((await readHeld()).length === 1) house.line.fail('play', 'lost after');
    const { round } = (await seat.spin(randomUUID(), '500')).json();
    expect(round.status).toBe('SETTLED');
  }
  const [paid] = await readHeld();
  const judgement = { ...paid!, providerCode: 'house', by: 'keiko', reason: 'it was drawn' };
  const now = house.clock.now();
  const { rounds } = house.server.services.play;
  const outcome = await decideHeldWin(rounds, { ...judgement, decision: 'PAID', now });
  expect(outcome.ok).toBe(true);
  await limitHouse(readCeilings(houseManifest).winPerRoundMax);
  sleep();
  await house.house.runDuties();
  expect(await listDifferences()).toEqual([]);
  expect(await house.listFaults()).toEqual([]);
});

test('a day is compared once, whoever asks', async () => {
  house.line.sent.length = 0;
  await Promise.all([house.house.runDuties(), house.house.runDuties()]);
  expect(house.line.sent).toEqual([]);
});

test('what only one side knows, and what the sides tell differently, is listed once', async () => {
  const seat = await house.sitDown();
  const rounds = [];
  for (let spins = 0; spins < 3; spins += 1)
    rounds.push((await seat.spin(randomUUID())).json().round);
  const [changed, forgotten, invented] = rounds;
  await house.database.transact(async (tx) => {
    const { playerId } = seat;
    await sql`update house.rounds set stake = stake + 1
               where player_id = ${playerId} and id = ${changed.roundId}`.execute(tx);
    await sql`delete from house.rounds
               where player_id = ${playerId} and id = ${forgotten.roundId}`.execute(tx);
    await sql`update house.rounds set id = ${randomUUID()}
               where player_id = ${playerId} and id = ${invented.roundId}`.execute(tx);
  });
  sleep();
  await house.house.runDuties();
  const listed = await listDifferences();
  const about = (roundId: string) => listed.filter(({ reference }) => reference.includes(roundId));
  expect(about(changed.roundId).length).toBeGreaterThan(0);
  expect(about(forgotten.roundId).length).toBeGreaterThan(0);
  expect(listed.some(({ detail }) => 'ours' in detail && detail.ours !== null)).toBe(true);
  expect(listed.every(({ kind, playerId }) => kind === 'RECONCILIATION' && playerId)).toBe(true);
});

test('a platform that does not answer is asked again an hour later', async () => {
  sleep();
  house.line.fail('reconcile', 'lost before');
  await expect(house.house.runDuties()).rejects.toThrow('did not tell');
  house.line.sent.length = 0;
  await house.house.runDuties();
  expect(house.line.sent).toEqual([]);
  house.clock.advance(HOUR_MS + 1);
  await house.house.runDuties();
  expect(house.line.sent.length).toBeGreaterThanOrEqual(24);
});

test('days on which nobody compared are made up for, and a difference in one of them is found', async () => {
  const known = (await listDifferences()).length;
  const seat = await house.sitDown();
  const { round } = (await seat.spin(randomUUID())).json();
  await house.database.transact((tx) =>
    sql`delete from house.rounds
         where player_id = ${seat.playerId} and id = ${round.roundId}`.execute(tx),
  );
  house.clock.advance(3 * DAY_MS);
  house.line.sent.length = 0;
  await house.house.runDuties();
  expect(house.line.sent.filter((call) => call === 'reconcile').length).toBeGreaterThanOrEqual(72);
  const listed = await listDifferences();
  expect(listed.length).toBeGreaterThan(known);
  expect(listed.some(({ reference }) => reference.includes(round.roundId))).toBe(true);
  house.line.sent.length = 0;
  await house.house.runDuties();
  expect(house.line.sent).toEqual([]);
});

test('a day that failed does not keep the next one, and is compared an hour later', async () => {
  const { rows: before } = await readDays();
  house.clock.advance(2 * DAY_MS);
  house.line.fail('reconcile', 'lost before');
  await expect(house.house.runDuties()).rejects.toThrow('did not tell');
  const { rows: after } = await readDays();
  expect(after.length - before.length).toBe(2);
  expect(after.map(({ is_done }) => is_done).slice(-2)).toEqual([false, true]);
  house.clock.advance(HOUR_MS + 1);
  await house.house.runDuties();
  const { rows: last } = await readDays();
  expect(last.every(({ is_done }) => is_done)).toBe(true);
});

const readDays = () =>
  house.database.statement((tx) =>
    sql<{ is_done: boolean }>`select done_at is not null as is_done from house.duties
      order by day`.execute(tx),
  );
