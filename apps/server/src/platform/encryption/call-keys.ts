import { randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { isId, makeId } from '@maneki/kernel/ids';
import { invariant } from '@maneki/kernel/invariant';
import type { Database, Tx } from '#platform/database/database';
import { generateKeyPair, importPrivateKey } from './key-pair.ts';
import { createSealer, type Sealer } from './seal.ts';
import * as store from './store.ts';

/** A key is replaced every day; one that nobody replaced stops being given out after two. */
const RETIRES_AFTER_MS = 2 * DAY_MS;
const ROTATE_AFTER_MS = DAY_MS - HOUR_MS;

/** A page may have fetched the key just before it retired. */
const ACCEPTED_AFTER_RETIRING_MS = HOUR_MS;

/** How late a node may learn that another one has retired a key. */
const LOOK_AGAIN_MS = MINUTE_MS;

export type CallKey = {
  readonly id: string;
  /** SPKI, base64. */
  readonly publicKey: string;
  readonly privateKey: CryptoKey;
  readonly createdAt: Date;
  readonly retiresAt: Date;
};

export type CallKeys = {
  /** The key to give out now; made when there is none. */
  currentKey(now: Date): Promise<CallKey>;
  /** A key that may still be used by a client, also one that another node made. */
  findKey(id: string, now: Date): Promise<CallKey | undefined>;
  /** Replaces a key that is a day old; answers whether it did. */
  rotate(now: Date): Promise<boolean>;
};

/** The deployment was started with another master secret than the one that sealed its keys. */
export class MasterSecretMismatchError extends Error {
  override name = 'MasterSecretMismatchError';
  constructor(keyId: string) {
    super(
      `The master secret cannot open call key ${keyId}, which was sealed with another one. ` +
        'Start with the secret of before, or delete the rows of platform_call_keys to begin anew.',
    );
  }
}

/** Loads the keys, makes the first one, and fails at once when the master secret does not fit. */
export async function openCallKeys(options: {
  database: Database;
  masterSecret: string;
  now: Date;
}): Promise<CallKeys> {
  const { database, masterSecret, now } = options;
  const sealer = createSealer(masterSecret, 'call keys');
  let known = new Map<string, CallKey>();
  let lookedAt = Number.NEGATIVE_INFINITY;

  const look = async (at: Date) => {
    const since = new Date(at.getTime() - ACCEPTED_AFTER_RETIRING_MS);
    const rows = await database.statement((tx) => store.listKeys(tx, since));
    const keys = await Promise.all(rows.map((row) => known.get(row.id) ?? openKey(sealer, row)));
    // What another node changed is when a key retires; the rest of a key never changes.
    const fresh = keys.map((key, index) => ({ ...key, retiresAt: rows[index]!.retiresAt }));
    known = new Map(fresh.map((key) => [key.id, key]));
    lookedAt = at.getTime();
  };
  const lookIfOld = async (at: Date) => {
    if (Math.abs(at.getTime() - lookedAt) >= LOOK_AGAIN_MS) await look(at);
  };
  const findCurrent = (at: Date) =>
    [...known.values()]
      .filter(({ retiresAt }) => at < retiresAt)
      .toSorted((left, right) => right.createdAt.getTime() - left.createdAt.getTime())[0];

  const replace = async (at: Date, createdBefore: Date) => {
    const made = await makeKey(sealer, at);
    const isKept = await database.transact((tx) => keepKey(tx, { made, at, createdBefore }));
    await look(at);
    return isKept;
  };

  const keys: CallKeys = {
    async currentKey(at) {
      await lookIfOld(at);
      const found = findCurrent(at);
      if (found) return found;
      await replace(at, new Date(0));
      const current = findCurrent(at);
      invariant(current, 'a call key that was just made is not there');
      return current;
    },
    async findKey(id, at) {
      if (!isId(id)) return undefined;
      await lookIfOld(at);
      if (!known.has(id)) await look(at);
      const key = known.get(id);
      const lastAt = (key?.retiresAt.getTime() ?? 0) + ACCEPTED_AFTER_RETIRING_MS;
      return at.getTime() <= lastAt ? key : undefined;
    },
    async rotate(at) {
      return replace(at, new Date(at.getTime() - ROTATE_AFTER_MS));
    },
  };
  await keys.currentKey(now);
  return keys;
}

/**
 * Keeps a new key unless one created after `createdBefore` is still current: of several nodes that
 * come at once, the first makes the key and the others use it. The key was made before, since the
 * transaction must not wait for prime numbers.
 */
async function keepKey(
  tx: Tx,
  { made, at, createdBefore }: { made: store.KeyRow; at: Date; createdBefore: Date },
): Promise<boolean> {
  await store.lockKeys(tx);
  const rows = await store.listKeys(tx, at);
  if (rows.some((row) => row.createdAt > createdBefore && at < row.retiresAt)) return false;
  await store.retireKeys(tx, at);
  await store.deleteKeys(tx, new Date(at.getTime() - ACCEPTED_AFTER_RETIRING_MS));
  await store.insertKey(tx, made);
  return true;
}

async function makeKey(sealer: Sealer, now: Date): Promise<store.KeyRow> {
  const { publicKey, privateKey } = await generateKeyPair();
  return {
    id: makeId(now, randomBytes(10)),
    publicKey: publicKey.toString('base64'),
    privateKeySealed: sealer.seal(privateKey),
    createdAt: now,
    retiresAt: new Date(now.getTime() + RETIRES_AFTER_MS),
  };
}

async function openKey(sealer: Sealer, row: store.KeyRow): Promise<CallKey> {
  const opened = sealer.open(row.privateKeySealed);
  if (!opened) throw new MasterSecretMismatchError(row.id);
  const { id, publicKey, createdAt, retiresAt } = row;
  return { id, publicKey, privateKey: await importPrivateKey(opened), createdAt, retiresAt };
}
