import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { type Migration, MigrationError, SERVER_MIGRATIONS, writtenAs } from './read-migrations.ts';
import type { TestDatabase } from './testing/template.ts';
import { openTestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let sets = 0;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.dispose());

/** Each test has a set of its own: a schema with its ledger. */
function newLedger() {
  sets += 1;
  return { schema: `set_${sets}`, table: 'ledger' };
}

const because = (name: string, text: string) => writtenAs(name, `-- Why: a test.\n${text}\n`);
const create = because('0001_cats_create_list.sql', 'create table cats (id bigint primary key);');
const fill = because(
  '0002_cats_add_first.sql',
  'insert into cats values (1); insert into cats values (2);',
);

const select = async <Row>(query: string, from: Database = database) => {
  const { rows } = await from.statement((tx) => sql.raw<Row>(query).execute(tx));
  return rows;
};

test('migrations run once each, in order, and are recorded with their hash', async () => {
  const ledger = newLedger();
  expect(await migrate(database, { files: [create], ledger })).toEqual([create.name]);
  expect(await migrate(database, { files: [create, fill], ledger })).toEqual([fill.name]);
  expect(await migrate(database, { files: [create, fill], ledger })).toEqual([]);
  expect(await select(`select id from ${ledger.schema}.cats order by id`)).toEqual([
    { id: 1n },
    { id: 2n },
  ]);
  const recorded = await select(
    `select name, sha256, applied_at from ${ledger.schema}.ledger order by name`,
  );
  expect(recorded).toEqual([
    { name: create.name, sha256: create.sha256, applied_at: expect.any(Date) },
    { name: fill.name, sha256: fill.sha256, applied_at: expect.any(Date) },
  ]);
});

test('sets in schemas of their own do not meet', async () => {
  const [one, other] = [newLedger(), newLedger()];
  await migrate(database, { files: [create], ledger: one });
  expect(await migrate(database, { files: [create], ledger: other })).toEqual([create.name]);
  expect(await migrate(database, { directory: SERVER_MIGRATIONS })).toEqual([]);
});

test('a set leaves the search path as it found it', async () => {
  await migrate(database, { files: [create], ledger: newLedger() });
  expect(await select('select name from platform_migrations limit 1')).toHaveLength(1);
});

async function refusal(files: Migration[], later: Migration[]): Promise<unknown> {
  const ledger = newLedger();
  await migrate(database, { files, ledger });
  return migrate(database, { files: later, ledger }).catch((error: unknown) => error);
}

test('a migration edited after it was applied is refused by name', async () => {
  const edited = because(create.name, 'create table cats (id int primary key);');
  const error = await refusal([create, fill], [edited, fill]);
  expect(error).toBeInstanceOf(MigrationError);
  expect(String(error)).toContain(`${create.name} was edited after the database applied it`);
});

test('an applied migration that is missing is refused by name', async () => {
  expect(String(await refusal([create, fill], [create]))).toContain(
    `The database has applied ${fill.name}, which is missing here`,
  );
  const renamed = because('0001_dogs_create_list.sql', 'create table dogs (id bigint);');
  expect(String(await refusal([create], [renamed]))).toContain(
    `The database has applied ${create.name}, which is missing here`,
  );
});

test('a set that is not in order is refused before anything runs', async () => {
  const ledger = newLedger();
  const files = [create, because('0003_cats_add_first.sql', 'select 1;')];
  await expect(migrate(database, { files, ledger })).rejects.toThrow('where number 0002 belongs');
  expect(await select(`select to_regnamespace('${ledger.schema}')::text as found`)).toEqual([
    { found: null },
  ]);
});

test('a migration that fails leaves nothing, and those before it stay', async () => {
  const ledger = newLedger();
  const broken = because('0002_cats_add_first.sql', 'insert into cats values (1); select 1 / 0;');
  const error = await migrate(database, { files: [create, broken], ledger }).catch(
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(MigrationError);
  expect(error).toMatchObject({
    message: '0002_cats_add_first.sql failed, and nothing of it was kept: division by zero.',
    cause: { code: '22012' },
  });
  expect(await select(`select id from ${ledger.schema}.cats`)).toEqual([]);
  expect(await migrate(database, { files: [create, fill], ledger })).toEqual([fill.name]);
});

test('nodes that start at once apply each migration once between them', async () => {
  const ledger = newLedger();
  const { url, dataDir } = database.place;
  // A server serves two nodes; the embedded engine has one, which may still be asked twice at once.
  const second = url ? await openDatabase({ url, dataDir }) : database;
  const applied = await Promise.all(
    [database, second, database, second].map((node) =>
      migrate(node, { files: [create, fill], ledger }),
    ),
  );
  expect(applied.flat().sort()).toEqual([create.name, fill.name]);
  if (second !== database) await second.close();
});
