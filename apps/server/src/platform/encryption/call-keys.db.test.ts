import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../database/testing/test-database.ts';
import { MasterSecretMismatchError, openCallKeys } from './call-keys.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const masterSecret = 'a master secret of more than 32 characters';
const noon = new Date('2030-01-01T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);
const open = (now = noon) => openCallKeys({ database, masterSecret, now });

beforeEach(async () => {
  await database.statement((tx) => sql`truncate platform_call_keys`.execute(tx));
});

const count = () =>
  database.statement(async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from platform_call_keys`.execute(tx);
    return rows[0]!.count;
  });

test('nodes that start at once make one key and share it', async () => {
  const nodes = await Promise.all([open(), open(), open()]);
  const keys = await Promise.all(nodes.map((node) => node.currentKey(noon)));
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  expect(await count()).toBe(1);
});

test('the private half is stored sealed', async () => {
  await open();
  const { rows } = await database.statement((tx) =>
    sql<{ private_key_sealed: string }>`
      select private_key_sealed from platform_call_keys`.execute(tx),
  );
  expect(rows[0]!.private_key_sealed).toMatch(/^v1\.[\w-]{1600,}$/);
});

test('a node with another master secret does not start, and says why', async () => {
  await open();
  const other = openCallKeys({ database, masterSecret: `${masterSecret}!`, now: noon });
  await expect(other).rejects.toThrow(MasterSecretMismatchError);
  await expect(other).rejects.toThrow('Start with the secret of before');
});

test('a rotation replaces a key that is a day old, not a younger one', async () => {
  const keys = await open();
  const first = await keys.currentKey(noon);
  expect(await keys.rotate(later(DAY_MS - HOUR_MS - 1))).toBe(false);
  expect((await keys.currentKey(later(DAY_MS - HOUR_MS))).id).toBe(first.id);
  expect(await keys.rotate(later(DAY_MS))).toBe(true);
  expect((await keys.currentKey(later(DAY_MS))).id).not.toBe(first.id);
});

test('two nodes that rotate at once make one key', async () => {
  const [left, right] = await Promise.all([open(), open()]);
  const rotated = await Promise.all([left.rotate(later(DAY_MS)), right.rotate(later(DAY_MS))]);
  expect(rotated.filter(Boolean)).toHaveLength(1);
  const [one, other] = [
    await left.currentKey(later(DAY_MS)),
    await right.currentKey(later(DAY_MS)),
  ];
  expect(one.id).toBe(other.id);
});

test('a retired key is accepted for one more hour, on nodes that did not rotate too', async () => {
  const [left, right] = await Promise.all([open(), open()]);
  const { id } = await left.currentKey(noon);
  await left.rotate(later(DAY_MS));
  for (const node of [left, right]) {
    expect((await node.findKey(id, later(DAY_MS + HOUR_MS)))?.id).toBe(id);
    expect(await node.findKey(id, later(DAY_MS + HOUR_MS + 1))).toBeUndefined();
  }
});

test('a node gives a new key out within a minute after another one rotated', async () => {
  const [left, right] = await Promise.all([open(), open()]);
  await right.currentKey(later(DAY_MS - 1));
  await left.rotate(later(DAY_MS));
  const rotated = await left.currentKey(later(DAY_MS));
  expect((await right.currentKey(later(DAY_MS - 1 + MINUTE_MS))).id).toBe(rotated.id);
});

test('a node finds the key that another one has just made', async () => {
  const [left, right] = await Promise.all([open(), open()]);
  await left.rotate(later(DAY_MS));
  const { id } = await left.currentKey(later(DAY_MS));
  expect((await right.findKey(id, later(DAY_MS)))?.id).toBe(id);
});

test('when nobody rotates, a key that retired is replaced by the next who asks', async () => {
  const keys = await open();
  const first = await keys.currentKey(noon);
  expect((await keys.currentKey(later(2 * DAY_MS - 1))).id).toBe(first.id);
  expect((await keys.currentKey(later(2 * DAY_MS))).id).not.toBe(first.id);
});

test('keys that nobody may use any more are deleted by a rotation', async () => {
  const keys = await open();
  await keys.rotate(later(DAY_MS));
  expect(await count()).toBe(2);
  await keys.rotate(later(2 * DAY_MS));
  expect(await count()).toBe(2);
});

test('ids that are none of ours are unknown', async () => {
  const keys = await open();
  for (const id of ['', 'x', '0'.repeat(36), "'; drop table platform_call_keys"]) {
    expect(await keys.findKey(id, noon), id).toBeUndefined();
  }
});
