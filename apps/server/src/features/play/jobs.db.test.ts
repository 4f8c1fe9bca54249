import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { drawId } from '#platform/secrets/secrets';
import { raiseException } from './exceptions/store.ts';
import { playJobs } from './jobs.ts';
import { findLaunchAddress, findSession, insertLaunch, insertSession } from './sessions/store.ts';
import { NOON, openTable } from './testing/open-table.ts';
import { listWins, putWin } from './winners/store.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());
await openTable(database, 'acme');

const clock = fixedClock(NOON.toISOString());
const told = new Map<string, number>();
const jobs = playJobs({
  clock,
  metrics: { tellOpenExceptions: (kind, count) => told.set(kind, count) },
  providers: { list: async () => [] } as never,
  funds: {} as never,
  house: {},
});
async function run(name: string, now: Date) {
  const { signal } = new AbortController();
  const context = { database, now, log: createTestLog(), signal, data: {} as never };
  await jobs.find((job) => job.name === name)!.run(context);
}

test('launches are forgotten after a day and sessions after ninety', async () => {
  const memberId = drawId(NOON);
  const sessionId = drawId(NOON);
  const facts = {
    memberId,
    merchantCode: 'maneki',
    providerCode: 'acme',
    vendorCode: 'acme-RNG',
    gameId: 'game',
    wallet: 'MAIN',
    device: '',
    address: '192.0.2.1',
    expiresAt: NOON,
  } as const;
  const launch = { tokenHash: 'hash', language: 'EN', theme: 'dark', createdAt: NOON };
  await database.statement((tx) => insertLaunch(tx, { ...facts, ...launch }));
  const session = { id: sessionId, currency: 'JPY', openedAt: NOON };
  await database.statement((tx) => insertSession(tx, { ...facts, ...session }));
  const name = { tokenHash: 'hash', providerCode: 'acme' };
  const isLaunchThere = async () =>
    (await database.statement((tx) => findLaunchAddress(tx, name))) !== undefined;
  const isSessionThere = async () =>
    (await database.statement((tx) => findSession(tx, { memberId, sessionId }))) !== undefined;
  const later = (ms: number) => new Date(NOON.getTime() + ms);

  await run('play.prune', later(DAY_MS));
  expect([await isLaunchThere(), await isSessionThere()]).toEqual([true, true]);
  await run('play.prune', later(DAY_MS + 1));
  expect([await isLaunchThere(), await isSessionThere()]).toEqual([false, true]);
  await run('play.prune', later(90 * DAY_MS));
  expect(await isSessionThere()).toBe(true);
  await run('play.prune', later(90 * DAY_MS + 1));
  expect(await isSessionThere()).toBe(false);
});

test('wins are forgotten once the board no longer shows them', async () => {
  const win = {
    memberId: drawId(NOON),
    providerCode: 'acme',
    roundId: 'round',
    txId: 'tx',
    merchantCode: 'maneki',
    vendorCode: 'acme-RNG',
    gameId: 'game',
    category: 'RNG',
    currency: 'JPY',
    payout: 1n,
    settledAt: NOON,
  } as const;
  await database.statement((tx) => putWin(tx, win));
  const count = async () => {
    const asked = { merchantCode: 'maneki', since: NOON, perMember: 2, limit: 100 };
    const wins = await database.statement((tx) => listWins(tx, { ...asked, isMoneyOnly: false }));
    return wins.length;
  };
  await run('play.prune', new Date(NOON.getTime() + 7 * DAY_MS));
  expect(await count()).toBe(1);
  await run('play.prune', new Date(NOON.getTime() + 7 * DAY_MS + 1));
  expect(await count()).toBe(0);
});

test('open exceptions are told by kind, also those that are none', async () => {
  await database.statement((tx) =>
    raiseException(tx, {
      kind: 'WIN_PARKED',
      providerCode: 'acme',
      memberId: null,
      merchantCode: null,
      reference: 'r',
      detail: {},
      at: NOON,
    }),
  );
  await run('play.count-exceptions', new Date(NOON.getTime() + MINUTE_MS));
  expect(told.get('WIN_PARKED')).toBe(1);
  expect(told.get('RECONCILIATION')).toBe(0);
});
