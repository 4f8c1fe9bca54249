import { createSecretKey, type KeyObject } from 'node:crypto';
import { SECOND_MS } from '@maneki/kernel/clock';
import type { Database } from '#platform/database/database';
import type { Sealer } from '#platform/encryption/seal';
import type { Log } from '#platform/metrics/log';
import { listFrameOrigins } from './client-address.ts';
import * as store from './store.ts';

/** What another node changed is noticed within this time. */
export const DIRECTORY_AGE_MAX_MS = 30 * SECOND_MS;

/** Unknown keys make the directory read again, but not as often as a stranger likes. */
const MISS_AGE_MS = SECOND_MS;

/** What provider keys are sealed for: nothing else opens them. */
export const PROVIDER_KEYS_PURPOSE = 'provider keys';

export type ProviderKey = {
  readonly id: string;
  readonly providerCode: string;
  readonly secret: KeyObject;
};

/** Providers and their active keys, as this node remembers them. */
export type ProviderDirectory = {
  /** Answers at once unless it is time to look again. */
  findKey(keyId: string, now: Date): ProviderKey | undefined | Promise<ProviderKey | undefined>;
  find(code: string, now: Date): Promise<store.Provider | undefined>;
  /** The key to sign with where the platform asks: the older one, which the provider surely has. */
  findOwnKey(code: string, now: Date): Promise<ProviderKey | undefined>;
  list(now: Date): Promise<readonly store.Provider[]>;
  /** The codes of those that are on: as remembered, unless nothing is since a change on this node. */
  listOn(now: Date): Promise<readonly string[]>;
  /**
   * The origins of other sites at which games are shown. Answers at once with what is remembered, and
   * sees to it that this is read again where it is old: every page asks, and none waits.
   */
  frameOrigins(now: Date): readonly string[];
  /** After a change on this node: the next look reads again. */
  forget(): void;
};

type Contents = {
  readonly keys: ReadonlyMap<string, ProviderKey>;
  readonly providers: ReadonlyMap<string, store.Provider>;
  readonly on: readonly string[];
  readonly frameOrigins: readonly string[];
};

export function createProviderDirectory(services: {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly log: Pick<Log, 'error'>;
}): ProviderDirectory {
  const { log } = services;
  let contents: Contents = { keys: new Map(), providers: new Map(), on: [], frameOrigins: [] };
  let readAt = Number.NEGATIVE_INFINITY;
  let wasRead = false;
  let changes = 0;
  let reading: Promise<void> | undefined;
  // When somebody who does not wait last had it read: without a database not everybody tries again.
  let askedAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;

  const read = async (now: Date) => {
    const changesBefore = changes;
    try {
      contents = await readContents(services);
      wasRead = true;
      // What was changed during the reading may be missing from it: then the next look reads again.
      if (changes === changesBefore) readAt = now.getTime();
    } catch (error) {
      // Without the database no money moves anyway; what is known still signs the bad news.
      if (!wasRead) throw error;
      failedAt = now.getTime();
      log.error({ err: error }, 'providers were not read again');
    } finally {
      reading = undefined;
    }
  };
  const readAgain = (now: Date) => {
    reading ??= read(now);
    return reading;
  };
  // A clock that was set back makes what is remembered neither older nor younger: read again.
  const isSince = (now: Date, at: number, ageMs: number) => Math.abs(now.getTime() - at) >= ageMs;
  const isOlder = (now: Date, ageMs: number) =>
    isSince(now, readAt, ageMs) && isSince(now, failedAt, MISS_AGE_MS);
  const fresh = async (now: Date) => {
    if (isOlder(now, DIRECTORY_AGE_MAX_MS)) await readAgain(now);
    return contents;
  };
  const peek = (now: Date) => {
    if (isSince(now, askedAt, DIRECTORY_AGE_MAX_MS) && isOlder(now, DIRECTORY_AGE_MAX_MS)) {
      askedAt = now.getTime();
      readAgain(now).catch((error) => log.error({ err: error }, 'providers were not read'));
    }
    return contents;
  };

  return {
    findKey(keyId, now) {
      const known = contents.keys.get(keyId);
      const isOld = isOlder(now, known ? DIRECTORY_AGE_MAX_MS : MISS_AGE_MS);
      return isOld ? readAgain(now).then(() => contents.keys.get(keyId)) : known;
    },
    async find(code, now) {
      const known = (await fresh(now)).providers.get(code);
      if (!known && isOlder(now, MISS_AGE_MS)) await readAgain(now);
      return contents.providers.get(code);
    },
    async findOwnKey(code, now) {
      const keys = [...(await fresh(now)).keys.values()];
      return keys.find(({ providerCode }) => providerCode === code);
    },
    async list(now) {
      return [...(await fresh(now)).providers.values()];
    },
    async listOn(now) {
      const isUnknown = readAt === Number.NEGATIVE_INFINITY;
      return (isUnknown ? await fresh(now) : peek(now)).on;
    },
    frameOrigins: (now) => peek(now).frameOrigins,
    forget() {
      changes += 1;
      askedAt = Number.NEGATIVE_INFINITY;
      failedAt = Number.NEGATIVE_INFINITY;
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}

async function readContents({
  database,
  sealer,
  log,
}: Parameters<typeof createProviderDirectory>[0]): Promise<Contents> {
  const rows = await database.statement((tx) => store.listActiveKeys(tx));
  const providers = await database.statement((tx) => store.listProviders(tx));
  const keys = rows.flatMap((row): ProviderKey[] => {
    const secret = sealer.open(row.secretSealed);
    if (secret)
      return [{ id: row.id, providerCode: row.providerCode, secret: createSecretKey(secret) }];
    log.error({ keyId: row.id }, 'a provider key was sealed with another master secret');
    return [];
  });
  return {
    keys: new Map(keys.map((key) => [key.id, key])),
    providers: new Map(providers.map((provider) => [provider.code, provider])),
    on: providers.flatMap(({ code, isOn }) => (isOn ? [code] : [])).sort(),
    frameOrigins: listFrameOrigins(providers),
  };
}
