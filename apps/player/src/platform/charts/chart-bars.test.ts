import { expect, test } from 'vitest';
import { drawBars } from './chart-bars.ts';

const days = (...amounts: string[]) =>
  amounts.map((amount, index) => ({ day: `2026-11-0${index + 1}`, amount }));

test('[CASH-4] gains stand on the line of nothing and losses hang from it', () => {
  const chart = drawBars(days('30', '-10', '0'))!;
  expect(chart.zero).toBeCloseTo(0.75);
  expect(chart.bars.map(({ top, height, isLoss }) => [top, height, isLoss])).toEqual([
    [0, 0.75, false],
    [0.75, 0.25, true],
    [0.75, 0, false],
  ]);
  expect([chart.best.day, chart.worst.day]).toEqual(['2026-11-01', '2026-11-02']);
});

test('[CASH-4] the line of nothing is at the foot of gains alone, and at the head of losses alone', () => {
  expect(drawBars(days('10', '20'))).toMatchObject({ zero: 1 });
  expect(drawBars(days('-10', '-20'))).toMatchObject({ zero: 0, bars: [{ top: 0 }, { top: 0 }] });
});

test('[CASH-4] one day, or days of nothing, make no chart', () => {
  expect(drawBars([])).toBeUndefined();
  expect(drawBars(days('10'))).toBeUndefined();
  expect(drawBars(days('0', '0'))).toBeUndefined();
});
