import { SECOND_MS } from '@maneki/kernel/clock';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { startTestServer } from '#testing/test-server';
import { addProvider } from './add-provider.ts';
import { createProviderDirectory, DIRECTORY_AGE_MAX_MS } from './provider-directory.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const { database, clock, services } = server;
const { providers, sealer } = services.play;
const now = clock.now();

const add = async (code: string, clientUrl: string) => {
  await database.transact((tx) =>
    addProvider(tx, { code, name: code, baseUrl: null, clientUrl, now }),
  );
  providers.forget();
};
const switchOff = async (code: string) => {
  await database.statement((tx) =>
    sql`update play_providers set is_on = false where code = ${code}`.execute(tx),
  );
  providers.forget();
};

/** What a page may show in a frame, asked until the node has heard of the last change. */
const framesOf = async (url: string, cookie = '') => {
  const { headers } = await server.app.inject({ url, headers: { host: 'localhost', cookie } });
  return /frame-src [^;]*/.exec(String(headers['content-security-policy']))?.[0];
};

test('a page may frame the games of the providers that are on, and nothing else', async () => {
  const cookie = await server.logIn('sakura');
  const launch = '/m/launch?vendor=acme&gameId=lucky-cat&mode=real';
  expect(await framesOf(launch, cookie)).toBe("frame-src 'self'");
  await add('here', '/games');
  await add('acme', 'https://games.acme.example/client');
  await add('best', 'https://best.example:8443');
  const both = "frame-src 'self' https://best.example:8443 https://games.acme.example";
  await expect.poll(() => framesOf(launch, cookie)).toBe(both);
  // Guests' pages are kept, and a browser moves from them to a game without loading another page.
  expect(await framesOf('/m/home')).toBe(both);
  expect(await framesOf('/m/home')).toBe(both);
  await switchOff('best');
  const one = "frame-src 'self' https://games.acme.example";
  await expect.poll(() => framesOf(launch, cookie)).toBe(one);
  expect(await framesOf('/m/home')).toBe(one);
});

test('pages ask the directory as often as they like, and the database once in half a minute', async () => {
  const time = fixedClock('2030-01-01T12:00:00Z');
  let statements = 0;
  const counted = {
    ...database,
    statement: (work: Parameters<typeof database.statement>[0]) => {
      statements += 1;
      return database.statement(work);
    },
  } as typeof database;
  const directory = createProviderDirectory({ database: counted, sealer, log: createTestLog() });
  for (let pages = 0; pages < 1_000; pages += 1) directory.frameOrigins(time.now());
  await directory.list(time.now());
  const once = statements;
  time.advance(DIRECTORY_AGE_MAX_MS - 1);
  for (let pages = 0; pages < 1_000; pages += 1) directory.frameOrigins(time.now());
  expect(statements).toBe(once);
  expect(directory.frameOrigins(time.now())).toEqual(['https://games.acme.example']);
  time.advance(1);
  for (let pages = 0; pages < 1_000; pages += 1) directory.frameOrigins(time.now());
  await expect.poll(() => statements).toBe(2 * once);
});

test('without a database pages keep what is known, and do not try again with every page', async () => {
  const time = fixedClock('2030-01-01T12:00:00Z');
  const log = createTestLog();
  let isAway = false;
  const failing = {
    ...database,
    statement: (work: Parameters<typeof database.statement>[0]) =>
      isAway ? Promise.reject(new Error('away')) : database.statement(work),
  } as typeof database;
  const directory = createProviderDirectory({ database: failing, sealer, log });
  await directory.list(time.now());
  isAway = true;
  time.advance(DIRECTORY_AGE_MAX_MS);
  for (let pages = 0; pages < 10; pages += 1) {
    expect(directory.frameOrigins(time.now())).toEqual(['https://games.acme.example']);
    time.advance(SECOND_MS);
    await expect.poll(() => log.lines.length).toBe(1);
  }
});

test('lists go by the providers that are remembered, and wait only for a change on this node', async () => {
  const time = fixedClock('2030-01-01T12:00:00Z');
  let release = () => {};
  let isStuck = false;
  const slow = {
    ...database,
    statement: async (work: Parameters<typeof database.statement>[0]) => {
      if (isStuck) await new Promise<void>((resolve) => (release = resolve));
      return database.statement(work);
    },
  } as typeof database;
  const directory = createProviderDirectory({ database: slow, sealer, log: createTestLog() });
  const before = await directory.listOn(time.now());
  expect(before).toContain('acme');
  await switchOff('acme');
  isStuck = true;
  time.advance(DIRECTORY_AGE_MAX_MS);
  expect(await directory.listOn(time.now())).toEqual(before);
  isStuck = false;
  release();
  await expect.poll(() => directory.listOn(time.now())).not.toContain('acme');
  await add('later', 'https://later.example');
  directory.forget();
  expect(await directory.listOn(time.now())).toContain('later');
});
