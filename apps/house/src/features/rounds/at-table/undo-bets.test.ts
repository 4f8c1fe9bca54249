import { fixedClock } from '@maneki/testkit/fixed-clock';
import { expect, test, vi } from 'vitest';
import type { HouseServices } from '#platform/services';
import { BETS_AT_ONCE, type Round } from '../round.ts';
import { driveAll } from './undo-bets.ts';

test('once nobody waits any longer the bets that are left are neither asked for nor put off', async () => {
  const written = vi.fn(async () => undefined);
  const called = vi.fn();
  const services = {
    clock: fixedClock('2030-01-01T12:00:00Z'),
    database: { statement: written },
    wallet: { call: called },
  } as unknown as HouseServices;
  const bets = [1, 2, 3].map(() => ({ status: 'UNDOING' }) as Round);
  expect(await driveAll(services, bets, AbortSignal.abort())).toEqual(bets);
  expect(written).not.toHaveBeenCalled();
  expect(called).not.toHaveBeenCalled();
});

test('of a full table only so many stakes are on their way back at once', async () => {
  let [under, most, asked] = [0, 0, 0];
  const services = {
    clock: fixedClock('2030-01-01T12:00:00Z'),
    database: { statement: async () => undefined },
    wallet: {
      async call() {
        [under, asked] = [under + 1, asked + 1];
        most = Math.max(most, under);
        await new Promise(setImmediate);
        under -= 1;
        return { kind: 'unknown', code: undefined };
      },
    },
  } as unknown as HouseServices;
  const bet = { status: 'UNDOING', dueSince: new Date('2030-01-01T12:00:00Z') } as Round;
  const bets = Array.from({ length: 2 * BETS_AT_ONCE + 50 }, () => bet);
  expect(await driveAll(services, bets)).toHaveLength(bets.length);
  expect([most, asked]).toEqual([BETS_AT_ONCE, bets.length]);
});
