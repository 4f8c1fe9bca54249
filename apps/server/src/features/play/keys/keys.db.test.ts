import { fixedClock } from '@maneki/testkit/fixed-clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { createSealer } from '#platform/encryption/seal';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { addTestProvider } from '../testing/add-test-provider.ts';
import { addProvider } from './add-provider.ts';
import { addProviderKey } from './add-provider-key.ts';
import { keepProvider } from './keep-provider.ts';
import { createProviderDirectory, PROVIDER_KEYS_PURPOSE } from './provider-directory.ts';
import { retireProviderKey } from './retire-provider-key.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const SECRET = 'a master secret of thirty-two characters';
const sealer = createSealer(SECRET, PROVIDER_KEYS_PURPOSE);
const NOON = new Date('2030-01-01T12:00:00Z');

const openDirectory = (log = createTestLog(), own = sealer) =>
  createProviderDirectory({ database, sealer: own, log });
const addKey = (providerCode: string) =>
  database.transact((tx) => addProviderKey(tx, { providerCode, sealer, now: NOON }));
const retire = (keyId: string) =>
  database.transact((tx) => retireProviderKey(tx, { keyId, now: NOON }));

test('a key is found by its id, and its secret signs', async () => {
  const { keyId, secret } = await addTestProvider(
    { database, sealer },
    { code: 'found', now: NOON },
  );
  const found = await openDirectory().findKey(keyId, NOON);
  expect(found).toMatchObject({ id: keyId, providerCode: 'found' });
  expect(found?.secret.export().toString()).toBe(secret);
});

test('the secret of a key stands nowhere in the database', async () => {
  const { keyId, secret } = await addTestProvider(
    { database, sealer },
    { code: 'sealed', now: NOON },
  );
  const { rows } = await database.statement((tx) =>
    sql<{ row: string }>`select row_to_json(k)::text as row from play_provider_keys as k
                          where id = ${keyId}`.execute(tx),
  );
  expect(rows[0]?.row).not.toContain(secret);
});

test('a third key is refused until one of the two is retired', async () => {
  const first = await addTestProvider({ database, sealer }, { code: 'rotating', now: NOON });
  expect(await addKey('rotating')).toMatchObject({ ok: true });
  expect(await addKey('rotating')).toEqual({ ok: false, refusal: { code: 'too_many_keys' } });
  expect(await retire(first.keyId)).toMatchObject({ ok: true });
  expect(await addKey('rotating')).toMatchObject({ ok: true });
});

test('of several who add a key at once only two succeed', async () => {
  const added = await database.transact((tx) =>
    addProvider(tx, { code: 'crowded', name: 'Crowded', baseUrl: null, now: NOON }),
  );
  expect(added.ok).toBe(true);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => addKey('crowded')));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
});

test('a retired key is unknown at once where it was retired, and within 30 seconds elsewhere', async () => {
  const clock = fixedClock('2030-01-01T12:00:00Z');
  const { keyId } = await addTestProvider({ database, sealer }, { code: 'retired', now: NOON });
  const [here, elsewhere] = [openDirectory(), openDirectory()];
  for (const directory of [here, elsewhere])
    expect(await directory.findKey(keyId, clock.now())).toBeDefined();
  await retire(keyId);
  here.forget();
  expect(await here.findKey(keyId, clock.now())).toBeUndefined();
  clock.advance(29_999);
  expect(await elsewhere.findKey(keyId, clock.now())).toBeDefined();
  clock.advance(1);
  expect(await elsewhere.findKey(keyId, clock.now())).toBeUndefined();
  expect(await retire(keyId)).toEqual({ ok: false, refusal: { code: 'key_unknown' } });
});

test('a key that another node has just made is found when it is missed', async () => {
  const clock = fixedClock('2030-01-01T12:00:00Z');
  const directory = openDirectory();
  expect(await directory.findKey('nobody', clock.now())).toBeUndefined();
  const { keyId } = await addTestProvider({ database, sealer }, { code: 'new', now: NOON });
  clock.advance(1_000);
  expect(await directory.findKey(keyId, clock.now())).toBeDefined();
});

test('a known key is answered without waiting', async () => {
  const { keyId } = await addTestProvider({ database, sealer }, { code: 'quick', now: NOON });
  const directory = openDirectory();
  await directory.findKey(keyId, NOON);
  expect(directory.findKey(keyId, NOON)).toMatchObject({ id: keyId });
});

test('a key that another master secret sealed opens nothing, and the log says so', async () => {
  const { keyId } = await addTestProvider({ database, sealer }, { code: 'foreign', now: NOON });
  const log = createTestLog();
  const other = createSealer('another secret of thirty-two characters', PROVIDER_KEYS_PURPOSE);
  expect(await openDirectory(log, other).findKey(keyId, NOON)).toBeUndefined();
  expect(log.lines.map(({ level }) => level)).toContain('error');
});

test.each([
  ['Upper', null, 'provider_code_invalid'],
  ['wallet', null, 'provider_code_invalid'],
  ['a', null, 'provider_code_invalid'],
  ['a b', null, 'provider_code_invalid'],
  ['secretive', 'https://user:word@example.com', 'provider_url_invalid'],
  ['odd', 'ftp://example.com', 'provider_url_invalid'],
  ['asking', 'https://example.com/?a=1', 'provider_url_invalid'],
  ['found', null, 'provider_exists'],
])('a provider %s at %s is refused: %s', async (code, baseUrl, reason) => {
  const outcome = await database.transact((tx) =>
    addProvider(tx, { code, name: code, baseUrl, now: NOON }),
  );
  expect(outcome).toEqual({ ok: false, refusal: { code: reason } });
});

test('a key for a provider that nobody knows is refused', async () => {
  expect(await addKey('nobody')).toEqual({ ok: false, refusal: { code: 'provider_unknown' } });
});

test('a provider of our own is kept at every start, and nothing that an operator decided is undone', async () => {
  const keep = (change: { secret?: string; clientUrl?: string } = {}) =>
    database.transact((tx) =>
      keepProvider(tx, {
        code: 'house',
        name: 'House',
        baseUrl: null,
        clientUrl: change.clientUrl ?? '/games',
        key: { keyId: 'house-own', secret: change.secret ?? 'first' },
        sealer,
        now: NOON,
      }),
    );
  const look = async () => {
    const directory = openDirectory();
    const key = await directory.findKey('house-own', NOON);
    const provider = await directory.find('house', NOON);
    return { secret: key?.secret.export().toString(), url: provider?.clientUrl, ...provider };
  };
  await keep();
  await keep();
  expect(await look()).toMatchObject({ secret: 'first', url: '/games', isOn: true });
  await keep({ secret: 'second', clientUrl: 'https://play.example/games/' });
  expect(await look()).toMatchObject({ secret: 'second', url: 'https://play.example/games' });

  await database.statement((tx) =>
    sql`update play_providers set is_on = false where code = 'house'`.execute(tx),
  );
  await retire('house-own');
  await keep();
  expect(await look()).toMatchObject({ secret: undefined, isOn: false });
  await expect(keep({ clientUrl: '//elsewhere.example' })).rejects.toThrow('provider_url_invalid');
});

test('nobody takes over a key that is another provider’s', async () => {
  const { keyId, secret } = await addTestProvider(
    { database, sealer },
    { code: 'owner', now: NOON },
  );
  await database.transact((tx) =>
    keepProvider(tx, {
      code: 'thief',
      name: 'Thief',
      baseUrl: null,
      clientUrl: null,
      key: { keyId, secret: 'another' },
      sealer,
      now: NOON,
    }),
  );
  const found = await openDirectory().findKey(keyId, NOON);
  expect(found?.providerCode).toBe('owner');
  expect(found?.secret.export().toString()).toBe(secret);
});
