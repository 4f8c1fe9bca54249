import { expect, test } from 'vitest';
import { checkOrder, readMigrations, SERVER_MIGRATIONS, writtenAs } from './read-migrations.ts';

const migration = (name: string) => writtenAs(name, '-- Why: a test.\nselect 1;\n');

test('the server’s own migrations are in order', async () => {
  const migrations = await readMigrations(SERVER_MIGRATIONS);
  expect(migrations[0]?.name).toBe('0001_platform_create_outbox.sql');
});

test('numbers follow each other from 0001, each once', () => {
  const names = ['0001_cats_create_list.sql', '0002_cats_add_name.sql'];
  expect(() => checkOrder(names.map(migration))).not.toThrow();
  const refused = [
    ['0002_cats_create_list.sql'],
    ['0001_cats_create_list.sql', '0003_cats_add_name.sql'],
    ['0001_cats_create_list.sql', '0001_dogs_create_list.sql'],
  ];
  for (const names of refused) {
    expect(() => checkOrder(names.map(migration))).toThrow('numbers follow each other');
  }
});

test('a name says the feature, what it does and to what', () => {
  for (const name of ['1_cats_create_list.sql', '0001_cats_create.sql', '0001_Cats_add_name.sql']) {
    expect(() => checkOrder([migration(name)])).toThrow(`${name} is not named like`);
  }
});

test('a migration without its reason is refused', () => {
  const silent = writtenAs('0001_cats_create_list.sql', 'select 1;\n');
  expect(() => checkOrder([silent])).toThrow('does not open with its reason');
});

test('line ends of another system do not make another migration', () => {
  const name = '0001_cats_create_list.sql';
  const unix = writtenAs(name, '-- Why: a test.\nselect 1;\n');
  expect(writtenAs(name, '-- Why: a test.\r\nselect 1;\r\n')).toEqual(unix);
});
