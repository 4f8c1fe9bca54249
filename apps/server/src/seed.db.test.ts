import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { findDemo } from '#features/identity';
import type { TestDatabase } from '#platform/database/testing/template';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { seed } from './seed.ts';
import { houseManifest } from './testing/house-manifest.ts';
import { DEMO_SEED } from './testing/test-server.ts';

const now = new Date('2030-01-01T12:00:00Z');

let database: TestDatabase;
afterEach(() => database.dispose());

const countMembers = async () => {
  const rows = await database.statement((tx) =>
    tx.selectFrom('identity_members').select('username').execute(),
  );
  return rows.length;
};

test('an empty database gets the demo once, however often it is started', async () => {
  database = await openTestDatabase();
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  const members = await countMembers();
  expect(members).toBe(42);
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  expect(await countMembers()).toBe(members);
  expect(await database.transact(findDemo)).toEqual({
    accounts: ['general01', 'agent01', 'sakura', 'demoagent', 'operator', 'supervisor'],
    hasGift: true,
  });
});

test('without a demo there are merchants and what they say, and nobody who could log in', async () => {
  database = await openTestDatabase();
  await seed(database, { manifest: houseManifest, isDemo: false, now });
  expect(await countMembers()).toBe(0);
  expect(await countContent()).toEqual({ maneki: 26, sampaguita: 26 });
  expect(await database.transact(findDemo)).toEqual({ accounts: [], hasGift: false });
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  expect(await countMembers()).toBe(0);
});

test('a database with a merchant gets no account whose password everybody knows', async () => {
  database = await openTestDatabase({ seed: DEMO_SEED });
  // With everything that names them, whatever feature it is of.
  await database.statement((tx) =>
    sql`truncate identity_members, operators_accounts cascade`.execute(tx),
  );
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  expect(await countMembers()).toBe(0);
  expect(await database.transact(findDemo)).toEqual({ accounts: [], hasGift: false });
});

const countContent = async () => {
  const rows = await database.statement((tx) =>
    tx.selectFrom('content_items').select('merchant_code').execute(),
  );
  return Object.fromEntries(
    [...Map.groupBy(rows, (row) => row.merchant_code)].map(([code, own]) => [code, own.length]),
  );
};

const removeContent = () =>
  database.transact(async (tx) => {
    await tx.deleteFrom('content_texts').execute();
    await tx.deleteFrom('content_items').execute();
  });

test('a demo from before it had anything to say learns it, and nobody else’s site does', async () => {
  database = await openTestDatabase({ seed: DEMO_SEED });
  const said = await countContent();
  expect(said).toEqual({ maneki: 26, sampaguita: 26 });
  await removeContent();
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  expect(await countContent()).toEqual(said);
  await removeContent();
  await database.transact(async (tx) => {
    await tx.updateTable('identity_members').set({ disabled_at: now }).execute();
    await tx.updateTable('operators_accounts').set({ disabled_at: now }).execute();
  });
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  expect(await countContent()).toEqual({});
});
