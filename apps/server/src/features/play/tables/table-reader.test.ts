import type { ShownTable } from '@maneki/contract/play/schemas';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { expect, test } from 'vitest';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { createTableReader, RESULTS_SHOWN } from './table-reader.ts';

const clock = fixedClock('2030-01-01T12:00:00Z');
const log = createTestLog();

const table = (roundNo: number): ShownTable => ({
  vendor: 'HLIVE',
  gameId: 'dragontiger1',
  phase: 'BETTING',
  roundNo,
  phaseEndsAt: '2030-01-01T12:00:15.000Z',
  players: 3,
  results: [],
});

test('[PLAY-6] however many look at once, the house is asked once a second', async () => {
  let asked = 0;
  const read = createTableReader({
    clock,
    log,
    async readTables() {
      asked += 1;
      return { now: clock.now().getTime(), tables: [table(asked)] };
    },
  });
  const all = await Promise.all(Array.from({ length: 500 }, () => read()));
  expect(new Set(all.map(({ tables }) => tables[0]?.roundNo))).toEqual(new Set([1]));
  clock.advance(999);
  expect((await read()).tables[0]?.roundNo).toBe(1);
  clock.advance(1);
  expect((await read()).tables[0]?.roundNo).toBe(2);
  expect(asked).toBe(2);
});

test('[PLAY-6] the time told is that of the house, also when its answer was kept', async () => {
  const house = clock.now().getTime() + 90_000;
  const read = createTableReader({
    clock,
    log,
    readTables: async () => ({ now: house, tables: [table(1)] }),
  });
  expect((await read()).now).toBe(house);
  clock.advance(600);
  expect((await read()).now).toBe(house + 600);
});

test('[PLAY-6] a house that no longer answers leaves no table behind, and they come back with it', async () => {
  let isUp = true;
  const read = createTableReader({
    clock,
    log,
    async readTables() {
      if (!isUp) throw new Error('unreachable');
      return { now: clock.now().getTime(), tables: [table(1)] };
    },
  });
  expect((await read()).tables).toHaveLength(1);
  isUp = false;
  clock.advance(1_000);
  expect((await read()).tables).toEqual([]);
  isUp = true;
  clock.advance(1_000);
  expect((await read()).tables).toHaveLength(1);
});

test('[PLAY-6] of a long shoe the latest results are told, and nothing that a tile does not show', async () => {
  const results = Array.from({ length: 40 }, (_, place) => (place < 39 ? 'TIGER' : 'DRAGON'));
  const whole = { ...table(41), results, commitment: 'a', outcome: { dragon: 1 } };
  const read = createTableReader({
    clock,
    log,
    readTables: async () => ({ now: clock.now().getTime(), tables: [whole] }),
  });
  const { tables } = await read();
  expect(tables).toEqual([{ ...table(41), results: results.slice(-RESULTS_SHOWN) }]);
});
