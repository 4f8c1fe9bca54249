import { randomUUID } from 'node:crypto';
import { houseSchemas } from '@maneki/contract/house/schemas';
import { afterAll, expect, test } from 'vitest';
import { startTestHouse } from '#testing/test-house';

const house = await startTestHouse();
afterAll(() => house.dispose());

test('a launch becomes a session, a spin is settled at once, and is seen', async () => {
  const seat = await house.sitDown();
  expect(houseSchemas.openSession.response.safeParse({ ...seat, state: seat.state }).success).toBe(
    true,
  );
  const before = BigInt(seat.state.balance);
  const answer = await seat.spin(randomUUID());
  expect(answer.statusCode).toBe(200);
  const { round, balance } = houseSchemas.spin.response.parse(answer.json());
  expect(round.status).toBe('SETTLED');
  expect(round.nonce).toBe(1);
  expect(round.commitment).toBe(seat.state.seeds.commitment);
  expect(round.outcome?.spins.length).toBeGreaterThan(0);
  expect(BigInt(balance!)).toBe(before - BigInt(round.stake) + BigInt(round.win));
  const state = await seat.getState();
  expect(state.balance).toBe(balance);
  expect(state.unfinished).toEqual(round);
  const seen = await house.call('POST', '/rounds/seen', {
    token: seat.token,
    body: { roundId: round.roundId },
  });
  expect(seen.statusCode).toBe(200);
  expect((await seat.getState()).unfinished).toBeNull();
  expect(await house.listFaults()).toEqual([]);
});

test.each(['%00', 'a%00b', '%F0%9F', 'a/b', 'x'.repeat(33), 'maneki.PLAY', '.DEMO'])(
  'nobody is called %s',
  async (name) => {
    for (const rest of ['', '/seeds']) {
      const { statusCode } = await house.app.inject(`/games/jackpots/${name}${rest}`);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    }
  },
);
