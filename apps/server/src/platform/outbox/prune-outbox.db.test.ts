import { DAY_MS } from '@maneki/kernel/clock';
import { waitFor } from '@maneki/testkit/wait-for';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../database/testing/test-database.ts';
import { pruneOutbox } from './prune-outbox.ts';
import { recordEvent } from './record-event.ts';
import * as store from './store.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const now = new Date('2030-01-08T12:00:00Z');
const handlers = [{ name: 'test.write_left' }, { name: 'test.write_right' }];

beforeEach(async () => {
  await database.statement((tx) =>
    sql`truncate platform_outbox_events, platform_outbox_cursors`.execute(tx),
  );
});

const record = (version: number, at: Date) =>
  database.transact(async (tx) => {
    await recordEvent(tx, at, 'site.settings_changed', { merchantCode: 'maneki', version });
  });

const passAll = async (names: readonly string[]) => {
  await database.statement((tx) => store.openCursors(tx, names, now));
  // Transactions of other databases on the same server count as running too.
  await waitFor(
    async () => !(await database.statement((tx) => store.look(tx, names))).hasUnsettled,
  );
  await database.transact(async (tx) => {
    const to = (await store.look(tx, names)).newest!;
    for (const name of names) await store.moveCursor(tx, name, { to, now });
  });
};

async function versions(): Promise<number[]> {
  const { rows } = await database.statement((tx) =>
    sql<{ version: number }>`
      select (payload ->> 'version')::int as version
        from platform_outbox_events order by id`.execute(tx),
  );
  return rows.map(({ version }) => version);
}

const everyone = [...handlers.map(({ name }) => name), 'platform.publish_pushes'];

test('events are deleted when they are older than seven days, not at seven days', async () => {
  await record(1, new Date(now.getTime() - 7 * DAY_MS - 1));
  await record(2, new Date(now.getTime() - 7 * DAY_MS));
  await passAll(everyone);
  expect(await pruneOutbox(database, handlers, now)).toBe(1);
  expect(await versions()).toEqual([2]);
});

test('an event that one handler has not passed stays, however old', async () => {
  await record(1, new Date(0));
  await passAll(everyone.slice(1));
  await database.transact((tx) => store.openCursors(tx, everyone, now));
  await record(2, new Date(0));
  expect(await pruneOutbox(database, handlers, now)).toBe(0);
  expect(await versions()).toEqual([1, 2]);

  await passAll(everyone.slice(0, 1));
  expect(await pruneOutbox(database, handlers, now)).toBe(1);
  expect(await versions()).toEqual([2]);
});

test('the place of a handler that is gone keeps nothing', async () => {
  await database.transact((tx) => store.openCursors(tx, ['test.gone'], now));
  await record(1, new Date(0));
  await passAll(everyone);
  expect(await pruneOutbox(database, handlers, now)).toBe(1);
});

test('many events are deleted piece by piece', async () => {
  for (let version = 1; version <= 5; version++) await record(version, new Date(0));
  await passAll(everyone);
  expect(await pruneOutbox(database, handlers, now, 2)).toBe(5);
  expect(await versions()).toEqual([]);
});

test('an outbox without events and cursors is pruned of nothing', async () => {
  expect(await pruneOutbox(database, handlers, now)).toBe(0);
});
