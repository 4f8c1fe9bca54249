import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listOpenExceptions } from '#features/exceptions';
import type { Fault } from '#testing/fault-line';
import { startTestHouse } from '#testing/test-house';
import { findRound } from './store.ts';

const house = await startTestHouse();
afterAll(() => house.dispose());
beforeEach(() => house.line.heal());

const units = (text: string): bigint => parseAmount(text)!;

async function readNewest(playerId: string) {
  const { rows } = await house.database.statement((tx) =>
    sql<{ id: string; status: string }>`select id, status from house.rounds
      where player_id = ${playerId} order by id desc limit 1`.execute(tx),
  );
  return rows[0];
}

const FAULTS: readonly Fault[] = ['lost before', 'lost after', 'unsigned', 'unavailable'];

test.each(FAULTS)('a bet whose answer is %s ends once, by a rollback at once', async (fault) => {
  const seat = await house.sitDown();
  house.line.fail('play', fault);
  house.line.sent.length = 0;
  const answer = await seat.spin(randomUUID());
  expect(house.line.sent).toEqual(['play', 'rollback']);
  const wasTaken = fault === 'lost after' || fault === 'unsigned';
  const after = await seat.getState();
  if (wasTaken) {
    expect(answer.json().round.status).toBe('SETTLED');
    const { round } = answer.json();
    expect(await house.readTickets(round.roundId)).toHaveLength(1);
    const moved = units(round.win) - units(round.stake);
    expect(units(after.balance)).toBe(units(seat.state.balance) + moved);
  } else {
    expect(answer.json().code).toBe('house.temporary');
    expect(after.balance).toBe(seat.state.balance);
    expect(after.unfinished).toBeNull();
  }
  expect(await house.listFaults()).toEqual([]);
});

test('a bet is never sent again, and its rollback goes on until it is answered', async () => {
  const seat = await house.sitDown();
  house.line.fail('play', 'lost after');
  house.line.fail('rollback', 'lost before', 'unavailable', 'lost after', 'unsigned');
  house.line.sent.length = 0;
  const key = randomUUID();
  const first = await seat.spin(key);
  expect(first.json().round).toMatchObject({ status: 'OPEN', outcome: null, win: '0' });
  expect((await seat.spin(randomUUID())).json().code).toBe('house.round_running');
  for (const seconds of [1, 2, 4, 8]) {
    house.clock.advance((seconds - 1) * SECOND_MS);
    expect(await house.house.recover()).toBe(0);
    house.clock.advance(SECOND_MS);
    expect(await house.house.recover()).toBe(1);
  }
  expect(house.line.sent.filter((call) => call === 'play')).toHaveLength(1);
  expect(house.line.sent.filter((call) => call === 'rollback')).toHaveLength(5);
  const again = await seat.spin(key);
  expect(again.json().round.status).toBe('SETTLED');
  expect((await seat.getState()).unfinished.roundId).toBe(again.json().round.roundId);
  expect(await house.listFaults()).toEqual([]);
});

test('a process that ends at any step leaves a round that another ends exactly once', async () => {
  const seen = new Set<string>();
  let isWhole = false;
  for (let dieAt = 1; !isWhole; dieAt += 1) {
    const seat = await house.sitDown();
    const { playerId } = seat;
    const before = await readNewest(playerId);
    const mortal = await house.openMortal(dieAt);
    const key = randomUUID();
    const body = { key, stake: seat.stake };
    const answer = await mortal.call('POST', '/spins', { token: seat.token, body });
    isWhole = answer.statusCode === 200;
    house.clock.advance(16 * SECOND_MS);
    await house.house.recover();
    await mortal.app.close();
    const round = await readNewest(playerId);
    const state = await seat.getState();
    const change = units(state.balance) - units(seat.state.balance);
    if (round?.id === before?.id) {
      seen.add('never began');
      expect(change).toBe(0n);
      continue;
    }
    const stored = await house.database.statement((tx) =>
      findRound(tx, { playerId, id: round!.id }),
    );
    seen.add(stored!.status);
    const books = await house.readTickets(round!.id);
    if (stored!.status === 'SETTLED') {
      expect(books).toHaveLength(1);
      expect(books[0]).toMatchObject({ stake: stored!.stake, payout: stored!.win });
      expect(change).toBe(stored!.win - stored!.stake);
    } else {
      expect(stored!.status).toBe('VOIDED');
      expect(books).toHaveLength(0);
      expect(change).toBe(0n);
    }
    expect(await house.listFaults()).toEqual([]);
  }
  expect(seen).toEqual(new Set(['never began', 'VOIDED', 'SETTLED']));
});

test('a platform that is silent keeps a player waiting for six seconds at most', async () => {
  const seat = await house.sitDown();
  house.line.fail('play', 'silent');
  house.line.fail('rollback', 'silent');
  const startedAt = performance.now();
  const answer = await seat.spin(randomUUID());
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(answer.json().round.status).toBe('OPEN');
  house.clock.advance(SECOND_MS);
  await house.house.recover();
  expect((await seat.getState()).unfinished).toMatchObject({ status: 'VOIDED', outcome: null });
});

test('two nodes that recover at once take a round once', async () => {
  const seat = await house.sitDown();
  house.line.fail('play', 'lost before');
  house.line.fail('rollback', 'lost before');
  await seat.spin(randomUUID());
  house.clock.advance(SECOND_MS);
  house.line.sent.length = 0;
  const taken = await Promise.all([house.house.recover(), house.house.recover()]);
  expect(taken.toSorted()).toEqual([0, 1]);
  expect(house.line.sent).toEqual(['rollback']);
});

test('a round without an end is listed after a day, asked for hourly, and closed when it ends', async () => {
  const seat = await house.sitDown();
  house.line.fail('play', 'lost before');
  const lost = Array.from({ length: 400 }, (): Fault => 'lost before');
  house.line.fail('rollback', ...lost);
  await seat.spin(randomUUID());
  for (let at = 0; at < DAY_MS; at += 5 * MINUTE_MS) {
    house.clock.advance(5 * MINUTE_MS);
    await house.house.recover();
  }
  const listed = await house.database.statement((tx) => listOpenExceptions(tx));
  expect(listed).toMatchObject([{ kind: 'ROUND_OPEN', detail: { status: 'UNDOING' } }]);
  house.line.sent.length = 0;
  house.clock.advance(HOUR_MS - SECOND_MS);
  await house.house.recover();
  expect(house.line.sent).toEqual([]);
  house.line.heal();
  house.clock.advance(SECOND_MS);
  await house.house.recover();
  expect(house.line.sent).toEqual(['rollback']);
  expect(await house.database.statement((tx) => listOpenExceptions(tx))).toEqual([]);
  expect(await house.listFaults()).toEqual([]);
});
