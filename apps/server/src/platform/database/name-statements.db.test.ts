import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from './testing/test-database.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

/** Both questions in one transaction, because what is prepared belongs to the connection. */
const listPrepared = (ask: (value: number) => ReturnType<typeof sql<{ sum: number }>>) =>
  database.transact(async (tx) => {
    const sums: number[] = [];
    for (const value of [1, 2, 3]) {
      const { rows } = await ask(value).execute(tx);
      sums.push(rows[0]!.sum);
    }
    const { rows } = await sql<{ name: string }>`
      select name from pg_prepared_statements where name <> ''`.execute(tx);
    return { sums, names: rows.map(({ name }) => name) };
  });

test('a statement that begins with its name is planned once and answers for every value', async () => {
  const { sums, names } = await listPrepared(
    (value) => sql`/* test.add */ select ${value}::int + 1 as sum`,
  );
  expect(sums).toEqual([2, 3, 4]);
  expect(names.filter((name) => name === 'test.add')).toHaveLength(1);
});

test('other statements are planned with their values in view', async () => {
  const { sums, names } = await listPrepared((value) => sql`select ${value}::int + 2 as sum`);
  expect(sums).toEqual([3, 4, 5]);
  expect(names.filter((name) => !name.startsWith('test.'))).toEqual([]);
});
