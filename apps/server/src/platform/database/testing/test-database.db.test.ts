import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { openTestDatabase } from './test-database.ts';

const challenges = async (database: Database) => {
  const { rows } = await database.statement((tx) =>
    sql<{ challenge: string }>`select challenge from platform_spent_challenges`.execute(tx),
  );
  return rows.map(({ challenge }) => challenge);
};

const spend = async (database: Database, challenge: string) => {
  await database.statement((tx) =>
    tx
      .insertInto('platform_spent_challenges')
      .values({ challenge, expires_at: new Date('2030-01-01T12:00:00Z') })
      .execute(),
  );
};

test('databases opened at once are migrated, and do not see each other', async () => {
  const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await spend(one, 'paw');
  expect(await challenges(one)).toEqual(['paw']);
  expect(await challenges(other)).toEqual([]);
  await Promise.all([one.dispose(), other.dispose()]);
});

test('each copy starts with the seed, which was sown once at most', async () => {
  let sown = 0;
  const seed = {
    key: 'one challenge',
    async sow(database: Database) {
      sown += 1;
      await spend(database, 'sown');
    },
  };
  const copies = await Promise.all([openTestDatabase({ seed }), openTestDatabase({ seed })]);
  for (const database of copies) {
    expect(await challenges(database)).toEqual(['sown']);
    await database.dispose();
  }
  // A template that an earlier run has built is not built again.
  expect(sown).toBeLessThanOrEqual(1);
});

test('a database that was disposed of leaves nothing behind', async () => {
  const database = await openTestDatabase();
  await database.dispose();
  if (database.engine === 'embedded') expect(existsSync(database.place.dataDir)).toBe(false);
  else await expect(openDatabase(database.place)).rejects.toThrow('does not exist');
});
