import { afterAll, expect, test } from 'vitest';
import type { Database } from '#platform/database/database';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { drawId } from '#platform/secrets/secrets';
import { NOON, openTable } from '../testing/open-table.ts';
import { createSessionCache } from './session-facts.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());
const table = await openTable(database, 'acme');
const log = { warn: () => {} };

/** The same database, and how often it was asked. */
function count() {
  let asked = 0;
  const counting: Database = {
    ...database,
    statement(work) {
      asked += 1;
      return database.statement(work);
    },
  };
  return { database: counting, asked: () => asked };
}

test('a session is read once and remembered; one that is unknown is looked for each time', async () => {
  const counted = count();
  const cache = createSessionCache({ database: counted.database, log });
  const seat = await table.sitDown();
  for (let times = 0; times < 3; times += 1)
    expect(await cache.find(seat)).toEqual({
      memberId: seat.memberId,
      sessionId: seat.sessionId,
      merchantCode: 'maneki',
      providerCode: 'acme',
      vendorCode: 'acme-RNG',
      wallet: 'MAIN',
      currency: 'JPY',
      countryCode: null,
      series: {},
      prizeModes: null,
    });
  // The session, and where its player belongs.
  expect(counted.asked()).toBe(2);
  const nobody = { memberId: seat.memberId, sessionId: drawId(NOON) };
  for (let times = 0; times < 2; times += 1) expect(await cache.find(nobody)).toBeUndefined();
  expect(counted.asked()).toBe(4);
});

test('those who look for a session at once share one look', async () => {
  const counted = count();
  const cache = createSessionCache({ database: counted.database, log });
  const seat = await table.sitDown();
  const found = await Promise.all(Array.from({ length: 20 }, () => cache.find(seat)));
  expect(new Set(found).size).toBe(1);
  expect(counted.asked()).toBe(2);
});

test('another player’s session is unknown, also when it is remembered', async () => {
  const cache = createSessionCache({ database, log });
  const [mine, theirs] = [await table.sitDown(), await table.sitDown()];
  await cache.find(theirs);
  const crossed = { memberId: mine.memberId, sessionId: theirs.sessionId };
  expect(await cache.find(crossed)).toBeUndefined();
});

test('the session that was not used for longest is the one that is forgotten', async () => {
  const counted = count();
  const cache = createSessionCache({ database: counted.database, log }, 2);
  const [one, two, three] = [await table.sitDown(), await table.sitDown(), await table.sitDown()];
  for (const seat of [one, two, one, three]) await cache.find(seat);
  expect(counted.asked()).toBe(6);
  await cache.find(one);
  expect(counted.asked()).toBe(6);
  await cache.find(two);
  expect(counted.asked()).toBe(8);
});
