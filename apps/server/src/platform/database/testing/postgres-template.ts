import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { openDatabase } from '../open-database.ts';
import type { Template, TestDatabase } from './template.ts';

/** No test on a server reads this; it stands where the embedded engine would keep its files. */
const NO_DATA_DIR = '';

/** Opens a copy of the template on the same server. */
export async function copyPostgresTemplate(
  serverUrl: string,
  template: Template,
): Promise<TestDatabase> {
  const copy = `maneki_test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(serverUrl, async (administrator) => {
    const source = await ensureTemplate(template, { administrator, serverUrl });
    // By its files, not page by page: a copy is most of what preparing a test takes of the server.
    await administrator.query(`create database ${copy} template ${source} strategy file_copy`);
  });
  const url = urlOf(serverUrl, copy);
  const database = await openDatabase({ url, dataDir: NO_DATA_DIR });
  return {
    ...database,
    place: { url, dataDir: NO_DATA_DIR },
    async dispose() {
      await database.close();
      await asAdministrator(serverUrl, (administrator) => drop(administrator, copy));
    },
  };
}

/** Only a whole template ever gets its name. The lock lets one test file build it at a time. */
async function ensureTemplate(
  template: Template,
  server: { readonly administrator: Client; readonly serverUrl: string },
): Promise<string> {
  const { administrator, serverUrl } = server;
  const name = `maneki_template_${template.key}`;
  await administrator.query(`select pg_advisory_lock(hashtext('maneki test template'))`);
  const found = await administrator.query(`select from pg_database where datname = $1`, [name]);
  if (found.rowCount === 0) {
    const base = template.base ? await ensureTemplate(template.base, server) : 'template0';
    const building = `${name}_building`;
    await drop(administrator, building);
    await administrator.query(`create database ${building} template ${base}`);
    const url = urlOf(serverUrl, building);
    const database = await openDatabase({ url, dataDir: NO_DATA_DIR });
    try {
      await template.prepare(database);
    } finally {
      await database.close();
    }
    await administrator.query(`alter database ${building} rename to ${name}`);
  }
  await administrator.query(`select pg_advisory_unlock(hashtext('maneki test template'))`);
  return name;
}

async function asAdministrator(
  serverUrl: string,
  work: (administrator: Client) => Promise<void>,
): Promise<void> {
  const administrator = new Client({ connectionString: serverUrl });
  await administrator.connect();
  try {
    await work(administrator);
  } finally {
    await administrator.end();
  }
}

async function drop(administrator: Client, name: string): Promise<void> {
  await administrator.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
}

function urlOf(serverUrl: string, databaseName: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${databaseName}`;
  return url.href;
}
