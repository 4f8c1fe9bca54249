import { HOUR_MS } from '@maneki/kernel/clock';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { NOON, openTable } from '../testing/open-table.ts';
import { listOverdueRounds, OVERDUE_AFTER_MS } from './list-overdue-rounds.ts';
import {
  countOpenExceptions,
  listOpenExceptions,
  type NewException,
  raiseException,
  resolveException,
} from './store.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const parked: NewException = {
  kind: 'WIN_PARKED',
  providerCode: 'acme',
  memberId: null,
  merchantCode: null,
  reference: 'round-1',
  detail: { amount: 12_345n },
  at: NOON,
};
const raise = (other: Partial<NewException> = {}) =>
  database.statement((tx) => raiseException(tx, { ...parked, ...other }));
const listOpen = () => database.statement((tx) => listOpenExceptions(tx));

test('an exception is raised once, however often it is noticed', async () => {
  expect(await raise()).toBe(true);
  expect(await raise({ at: new Date(NOON.getTime() + HOUR_MS) })).toBe(false);
  expect(await listOpen()).toMatchObject([{ reference: 'round-1', detail: { amount: '12345' } }]);
});

test('an exception is resolved once, by somebody, with a word about it', async () => {
  await raise({ reference: 'round-2' });
  const { id } = (await listOpen()).find(({ reference }) => reference === 'round-2')!;
  const resolved = { id, by: 'operator', resolution: 'paid by hand', at: NOON };
  expect(await database.statement((tx) => resolveException(tx, resolved))).toBe(true);
  expect(await database.statement((tx) => resolveException(tx, resolved))).toBe(false);
  expect((await listOpen()).map(({ reference }) => reference)).not.toContain('round-2');
  expect(await raise({ reference: 'round-2' })).toBe(false);
});

test('open exceptions are counted by kind', async () => {
  await raise({ kind: 'TOTALS_DIFFER', reference: 'round-3' });
  const counts = await database.statement((tx) => countOpenExceptions(tx));
  expect(counts).toContainEqual({ kind: 'TOTALS_DIFFER', count: 1 });
});

test('a bet that nobody settled for a day is listed, once; a settled one never is', async () => {
  const table = await openTable(database, 'forgetful');
  const seat = await table.sitDown();
  await seat.bet('open', 100n);
  await seat.bet('settled', 100n, { roundId: 'other' });
  await seat.win('win', 'settled', 0n, { roundId: 'other' });
  const log = createTestLog();
  const list = (ms: number) =>
    listOverdueRounds({ database, log, now: new Date(NOON.getTime() + ms) });
  expect(await list(OVERDUE_AFTER_MS)).toBe(0);
  expect(await list(OVERDUE_AFTER_MS + 1)).toBe(1);
  expect(log.lines).toMatchObject([{ level: 'error' }]);
  expect(await list(OVERDUE_AFTER_MS + HOUR_MS)).toBe(0);
  expect(await listOpen()).toContainEqual(
    expect.objectContaining({ kind: 'ROUND_OVERDUE', member_id: seat.memberId }),
  );
});
