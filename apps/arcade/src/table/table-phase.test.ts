import { expect, test } from 'vitest';
import { changesAt, shownPhase } from './table-phase.ts';

const DEALING = { dealingMs: 5_000, openAfterMs: 3_000 };
const at = (ms: number) => new Date(ms).toISOString();
const table = (phase: 'BETTING' | 'CLOSED' | 'DEALING' | 'SETTLED', endsAt: number) => ({
  phase,
  phaseEndsAt: at(endsAt),
  closesAt: at(20_000),
});

test('betting ends by the clock of the house, whether the news of it has come or not', () => {
  const betting = table('BETTING', 20_000);
  expect(shownPhase(betting, DEALING, 19_999)).toBe('betting');
  expect(changesAt(betting, DEALING, 19_999)).toBe(20_000);
  expect(shownPhase(betting, DEALING, 20_000)).toBe('closed');
  expect(changesAt(betting, DEALING, 20_000)).toBeUndefined();
});

test('a result is told when the cards lie open, also to who comes late', () => {
  const dealing = table('DEALING', 27_000);
  expect(shownPhase(dealing, DEALING, 22_000)).toBe('dealing');
  expect(changesAt(dealing, DEALING, 22_000)).toBe(25_000);
  expect(shownPhase(dealing, DEALING, 25_000)).toBe('result');
  expect(shownPhase(table('SETTLED', 31_000), DEALING, 22_000)).toBe('settled');
});
