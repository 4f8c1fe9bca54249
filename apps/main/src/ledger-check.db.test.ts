import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@maneki/server/platform/database/database';
import { holdDataDirectory } from '@maneki/server/platform/database/hold-data-directory';
import {
  layMigratedDatabase,
  openTestDatabase,
  testServerUrl,
} from '@maneki/server/platform/database/testing/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startProduct } from './start-product.ts';

const SCRIPT = join(import.meta.dirname, 'ledger-check.ts');
/** What one of the processes here has compiled the next one need not. */
const COMPILED = { NODE_COMPILE_CACHE: getCompileCacheDir() ?? '' };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maneki-check-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function check(environment: Record<string, string>) {
  const child = spawn(process.execPath, [SCRIPT], { env: { ...environment, ...COMPILED } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, lines: output.trim().split('\n') };
}

const INVARIANTS = [
  'wallet.two-sides',
  'wallet.chain',
  'wallet.holds-and-debts',
  'wallet.nothing-negative',
  'wallet.zero-sum',
  'wallet.house-sums',
  'wallet.money-apart',
  'wallet.watermarks',
];

/** Money that came from nowhere, as a hand in the database would leave it. */
const plant = (database: Database) =>
  database.statement((tx) =>
    sql`insert into wallet_accounts (member_id, code, merchant_code, currency, available, opened_at,
                                     moved_at, day, week, month)
        values ('00000000-0000-7000-8000-000000000001', 'MAIN', 'maneki', 'JPY', 5, now(), now(),
                now(), now(), now())`.execute(tx),
  );

const expectClean = ({ code, lines }: Awaited<ReturnType<typeof check>>) => {
  for (const name of INVARIANTS) expect(lines).toContain(`${name}: ok`);
  expect(code).toBe(0);
};

const expectFound = ({ code, lines }: Awaited<ReturnType<typeof check>>) => {
  expect(lines).toContain('wallet.two-sides: ok');
  expect(lines).toContain(
    'wallet.chain: 1 finding: 00000000-0000-7000-8000-000000000001 MAIN: ' +
      'the account has 5, its last transfer left 0',
  );
  expect(lines).toContain('wallet.zero-sum: 1 finding: maneki JPY: all accounts together have 5');
  expect(code).toBe(1);
};

test('it says that it cannot look where there is nothing to look at, and makes nothing', async () => {
  const nothing = join(folder, 'nothing');
  expect(await check({ DATA_DIR: nothing })).toEqual({
    code: 2,
    lines: [`There is no database in ${nothing}.`],
  });
  await expect(stat(nothing)).rejects.toThrow('ENOENT');
  const wrong = await check({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect(wrong.code).toBe(2);
  expect(wrong.lines.join()).toContain('The database server cannot be used');
  expect((await check({ PORT: 'eighty' })).code).toBe(2);
});

/** A whole product starts here, and a process for each look. */
const PATIENCE_MS = 120_000;

test(
  'a product that runs on the embedded database answers, and afterwards its files do',
  async () => {
    const dataDir = join(folder, 'data');
    await layMigratedDatabase(dataDir);
    const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'off' };
    const config = readConfig({ ...environment, PORT: '0', HOST: '127.0.0.1' });
    const product = await startProduct(config, {
      site: undefined,
      isDevelopment: false,
    });
    try {
      expectClean(await check(environment));
      await plant(product.services.database);
      expectFound(await check(environment));
      const { text } = await product.services.metrics.write();
      expect(text).toContain('maneki_ledger_findings{invariant="wallet.zero-sum",mode="full"} 1');
    } finally {
      await product.stop();
    }
    expectFound(await check(environment));
  },
  PATIENCE_MS,
);

test('files that somebody holds who does not answer cannot be looked at', async () => {
  const dataDir = join(folder, 'held');
  await mkdir(join(dataDir, 'database'), { recursive: true });
  const hold = await holdDataDirectory(dataDir);
  try {
    const { code, lines } = await check({ DATA_DIR: dataDir });
    expect(code).toBe(2);
    expect(lines.join()).toContain(`is in use by process ${process.pid}`);
  } finally {
    await hold.release();
  }
});

test.runIf(testServerUrl)('a database server is looked at beside whoever works on it', async () => {
  const database = await openTestDatabase();
  try {
    const environment = { DATABASE_URL: database.place.url! };
    expectClean(await check(environment));
    await plant(database);
    expectFound(await check(environment));
  } finally {
    await database.dispose();
  }
});
