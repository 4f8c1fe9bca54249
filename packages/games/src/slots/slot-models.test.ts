import { expect, test } from 'vitest';
import { fraction, partsOf, sum, toNumber } from '../exact/fraction.ts';
import { SLOT_MODELS, type SlotModel, type SlotModelCode } from './model.ts';
import { FREE_SPINS_MAX } from './play-round.ts';
import { countLinePrizes } from './proof/count-lines.ts';
import { countReturns, type Returns } from './proof/count-returns.ts';
import { countShown } from './proof/count-shown.ts';
import { countWayPrizes } from './proof/count-ways.ts';
import { measureRounds } from './proof/measure-rounds.ts';
import { slotModels } from './slot-models.ts';

/** Millions of windows on a machine that may be busy with something else. */
const PATIENT = { timeout: 180_000 };

const percent = (returns: Returns, part: keyof Returns): string =>
  (partsOf(returns[part], 1_000_000n) / 10_000).toFixed(4);

test.each(SLOT_MODELS)('%s returns, hits and varies as its proof says', PATIENT, (code) => {
  const model = slotModels[code];
  const { betUnits, proof } = model;
  const returns = countReturns(model);
  const measured = measureRounds(model);

  expect(partsOf(returns.total, 10_000_000n)).toBe(proof.returnPer10M);
  // Every window was turned, and the limit of free spins takes less than the last digit shows.
  const withoutJackpots = toNumber(returns.total) - toNumber(returns.jackpots);
  expect(Math.abs(measured.mean / betUnits - withoutJackpots)).toBeLessThan(1e-8);
  expect(partsOf(fraction(measured.hits, measured.windows), 10_000_000n)).toBe(proof.hitPer10M);
  expect((measured.standardDeviation / betUnits).toFixed(4)).toBe(
    proof.standardDeviation.toFixed(4),
  );
  expect(measured.largest / betUnits).toBe(proof.largestSpin);
  expect(code).toBe(model.code);
});

test('triple5 shows each prize of a line as often as the sheet says', () => {
  const hits = countLinePrizes(slotModels.triple5).map(
    ({ symbol, count, hits: times }) => `${symbol}${count} ${times}`,
  );
  expect(hits).toEqual([
    ...['W3 2', '73 34', 'D3 78', 'B3 148', 'L3 250', 'C3 214', 'C2 884', 'O3 390', 'P3 390'],
  ]);
  expect(countReturns(slotModels.triple5).prizes).toEqual(fraction(31_400, 32_768));
});

test('the published figures of the house games hold to all their digits', () => {
  const figures: Readonly<Record<string, Partial<Record<keyof Returns, string>>>> = {
    triple5: { total: '95.8252' },
    vault5: { prizes: '92.7734', jackpots: '3.5667', total: '96.3401' },
    tide20: { prizes: '78.6695', scatter: '2.1200', freeSpins: '15.5813', total: '96.3708' },
    ways243: { prizes: '79.4709', scatter: '1.7397', freeSpins: '15.1333', total: '96.3440' },
  };
  for (const [code, parts] of Object.entries(figures)) {
    const returns = countReturns(slotModels[code as SlotModelCode]);
    for (const [part, figure] of Object.entries(parts))
      expect(percent(returns, part as keyof Returns), `${code} ${part}`).toBe(figure);
  }
});

test('tide20 and ways243 count exactly what was published of their cycles', () => {
  const { tide20, ways243 } = slotModels;
  const lines = sum(countLinePrizes(tide20).map(({ mean }) => mean));
  expect(lines).toEqual(fraction(382_334_000, 24_300_000 * 20));
  const ways = sum(countWayPrizes(ways243).map(({ mean }) => mean));
  expect(ways).toEqual(fraction(666_650_520, 33_554_432));
  const windows = (model: SlotModel, cycle: number) =>
    countShown(model, 'S')
      .slice(3)
      .map((share) => partsOf(share, BigInt(cycle)));
  expect(windows(tide20, 24_300_000)).toEqual([196_830, 10_935, 243]);
  expect(windows(ways243, 33_554_432)).toEqual([227_070, 11_745, 243]);
  expect(partsOf(countReturns(tide20).freeSpinsPerSpin, 10_000_000n)).toBe(964_311);
  expect(partsOf(countReturns(ways243).trigger, 1_000_000n)).toBe(7124);
});

test('every machine is whole: its strips, lines and pays speak of the same symbols and places', () => {
  for (const model of Object.values(slotModels)) {
    const { symbols, columns, rows, strips, lines, pays, scatter, wild } = model;
    expect(strips).toHaveLength(columns);
    for (const strip of strips) for (const symbol of strip) expect(symbols).toContain(symbol);
    for (const symbol of Object.keys(pays)) expect(symbols).toContain(symbol);
    for (const line of lines) {
      expect(line).toHaveLength(columns);
      for (const row of line) expect(Number(row)).toBeLessThan(rows);
    }
    expect(new Set(lines).size).toBe(lines.length);
    if (lines.length === 0 && wild) expect(strips[0]).not.toContain(wild);
    for (const number of [...Object.values(pays).flat(), ...(scatter?.pays ?? [])])
      expect(Number.isSafeInteger(number)).toBe(true);
    expect(Math.max(0, ...(scatter?.freeSpins ?? []))).toBeLessThan(FREE_SPINS_MAX);
  }
});

test('all returns lie between 95.5 and 96.5 per cent', () => {
  for (const { proof } of Object.values(slotModels)) {
    expect(proof.returnPer10M).toBeGreaterThan(9_550_000);
    expect(proof.returnPer10M).toBeLessThan(9_650_000);
  }
});
