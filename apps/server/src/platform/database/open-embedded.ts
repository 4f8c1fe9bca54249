import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeIdentifier, Pool } from 'pg';
import { Channels } from './channels.ts';
import {
  CONNECTION_TIMEOUT_MS,
  settleSession,
  surviveBrokenConnections,
  typeParsers,
} from './connection-settings.ts';
import { createDatabase } from './create-database.ts';
import { type Database, DatabaseUnusableError, type Hear, type WatchHearing } from './database.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { holdDataDirectory, OWNER_ONLY } from './hold-data-directory.ts';

/** Opens the database that lives in a directory of ours, and makes it when there is none. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const hold = await holdDataDirectory(dataDir);
  try {
    const engine = await startEngine(hold.path);
    const channels = new Channels();
    const pool = createPool(engine, channels);
    return createDatabase({
      engine: 'embedded',
      pool,
      listen: (...asked) => listen({ pool, channels }, ...asked),
      async release() {
        await engine.stop();
        await hold.release();
      },
    });
  } catch (error) {
    await hold.release();
    throw error;
  }
}

/**
 * A process killed while the files are first laid out leaves half a database, which nobody has
 * written to yet. The mark beside it tells so, and the next start lays them out anew.
 */
async function startEngine(path: string): Promise<EmbeddedEngine> {
  const directory = join(path, 'database');
  const mark = join(path, 'database-unfinished');
  if (existsSync(mark)) await rm(directory, { recursive: true, force: true });
  const isNew = !existsSync(directory);
  if (isNew) await writeFile(mark, '');
  await mkdir(directory, { recursive: true });
  // The data of an earlier version too, wherever its directory was made.
  await chmod(directory, OWNER_ONLY);
  const engine = await EmbeddedEngine.start(directory).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseUnusableError(`The data in ${path} cannot be opened. ${reason}.`, { cause });
  });
  if (isNew) await rm(mark);
  return engine;
}

/** Everything that `pg` would otherwise take from the environment is said here. */
function createPool(engine: EmbeddedEngine, channels: Channels): Pool {
  const pool = new Pool({
    stream: () => engine.connect(),
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    types: typeParsers,
    async onConnect(client) {
      client.on('notification', channels.announce);
      await settleSession(client);
      for (const name of channels.names) await client.query(`listen ${escapeIdentifier(name)}`);
    },
  });
  surviveBrokenConnections(pool);
  return pool;
}

/** The only connection hears what its own transactions tell, which is all that there is to hear. */
async function listen(
  { pool, channels }: { pool: Pool; channels: Channels },
  channel: string,
  hear: Hear,
  watch?: WatchHearing,
): Promise<() => Promise<void>> {
  const leave = channels.join(channel, hear);
  try {
    await pool.query(`listen ${escapeIdentifier(channel)}`);
    // For good: while there is no connection, nobody can write either.
    watch?.(true);
  } catch (error) {
    leave();
    throw error;
  }
  return async () => {
    if (leave() && !pool.ending) await pool.query(`unlisten ${escapeIdentifier(channel)}`);
  };
}
