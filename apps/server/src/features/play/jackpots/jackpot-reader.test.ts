import type { Jackpot } from '@maneki/contract/play/schemas';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { expect, test } from 'vitest';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { createJackpotReader } from './jackpot-reader.ts';

const holding = (pool: string, amount: string): Jackpot => ({
  pool,
  amounts: { JPY: amount, PHP: amount, THB: amount, VND: amount, CNY: amount, USD: amount },
});

const clock = fixedClock('2030-01-01T12:00:00Z');

let isReal = false;

test('jackpots are asked for every three seconds, for each merchant by itself', async () => {
  let asked = 0;
  const read = createJackpotReader({
    clock,
    log: createTestLog(),
    merchants: { isAnyMarketReal: () => isReal },
    readJackpots: async (merchantCode) => {
      asked += 1;
      return [holding(merchantCode, String(asked))];
    },
  });
  expect(await read('maneki')).toEqual([holding('maneki', '1')]);
  expect(await read('sampaguita')).toEqual([holding('sampaguita', '2')]);
  clock.advance(2_999);
  expect(await read('maneki')).toEqual([holding('maneki', '1')]);
  clock.advance(1);
  expect(await read('maneki')).toEqual([holding('maneki', '3')]);
});

test('while nobody answers, what was said last stands; before that there are none', async () => {
  let isUp = false;
  const read = createJackpotReader({
    clock,
    log: createTestLog(),
    merchants: { isAnyMarketReal: () => isReal },
    readJackpots: async () => {
      if (!isUp) throw new Error('unreachable');
      return [holding('GRAND', '10000')];
    },
  });
  expect(await read('maneki')).toEqual([]);
  clock.advance(3_000);
  isUp = true;
  expect(await read('maneki')).toEqual([holding('GRAND', '10000')]);
  clock.advance(3_000);
  isUp = false;
  expect(await read('maneki')).toEqual([holding('GRAND', '10000')]);
});

test('the pools of a demonstration are asked for until a market is real, then those of money', async () => {
  const read = createJackpotReader({
    clock,
    log: createTestLog(),
    merchants: { isAnyMarketReal: () => isReal },
    readJackpots: async (_, { isDemo }) => [holding('GRAND', isDemo ? '1' : '2')],
  });
  expect(await read('maneki')).toEqual([holding('GRAND', '1')]);
  isReal = true;
  clock.advance(3_000);
  expect(await read('maneki')).toEqual([holding('GRAND', '2')]);
});
