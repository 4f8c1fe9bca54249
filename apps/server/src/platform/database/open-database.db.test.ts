import { InvariantError } from '@maneki/kernel/invariant';
import { waitFor } from '@maneki/testkit/wait-for';
import { sql } from 'kysely';
import { Client, DatabaseError } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Tx } from './database.ts';
import type { TestDatabase } from './testing/template.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.statement((tx) =>
    sql`create table cats (id bigint primary key, name text not null)`.execute(tx),
  );
});
beforeEach(async () => {
  await database.statement((tx) => sql`truncate cats`.execute(tx));
});
afterAll(() => database.dispose());

const addCat = (tx: Tx, id: bigint, name = 'Tama') =>
  sql`insert into cats (id, name) values (${id}, ${name})`.execute(tx);

const countCats = async () => {
  const { rows } = await database.statement((tx) =>
    sql<{ count: bigint }>`select count(*) as count from cats`.execute(tx),
  );
  return rows[0]!.count;
};

async function selectOne(expression: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await database.statement((tx) =>
    sql<{ value: unknown }>`select ${expression} as value`.execute(tx),
  );
  return rows[0]!.value;
}

test('a whole number of 64 bits arrives as bigint, up to both ends', async () => {
  expect(await selectOne(sql`9223372036854775807::int8`)).toBe(9_223_372_036_854_775_807n);
  expect(await selectOne(sql`(-9223372036854775808)::int8`)).toBe(-9_223_372_036_854_775_808n);
  expect(await selectOne(sql`array[1, null, 2]::int8[]`)).toEqual([1n, null, 2n]);
  expect(await selectOne(sql`${9_007_199_254_740_993n}::int8`)).toBe(9_007_199_254_740_993n);
});

test('smaller numbers arrive as numbers, numeric as text', async () => {
  expect(await selectOne(sql`7::int`)).toBe(7);
  expect(await selectOne(sql`7::smallint`)).toBe(7);
  expect(await selectOne(sql`0.10::numeric`)).toBe('0.10');
});

test('a moment arrives as Date, a date as the text that it is', async () => {
  const noon = new Date('2030-01-01T12:00:00.123Z');
  expect(await selectOne(sql`${noon}::timestamptz`)).toEqual(noon);
  expect(await selectOne(sql`'2030-01-01 21:00+09'::timestamptz`)).toEqual(
    new Date('2030-01-01T12:00:00Z'),
  );
  expect(await selectOne(sql`'2030-01-01'::date`)).toBe('2030-01-01');
});

test('what the database writes out itself is in UTC', async () => {
  expect(await selectOne(sql`'2030-01-01 21:00+09'::timestamptz::text`)).toBe(
    '2030-01-01 12:00:00+00',
  );
});

test('jsonb arrives parsed, and nothing as null', async () => {
  const value = { list: [1, 'two', null], deep: { yes: true } };
  expect(await selectOne(sql`${JSON.stringify(value)}::jsonb`)).toEqual(value);
  expect(await selectOne(sql`null::jsonb`)).toBeNull();
  expect(await selectOne(sql`null::int8`)).toBeNull();
  expect(await selectOne(sql`pg_current_xact_id()`)).toMatch(/^\d+$/);
});

test('text of every script and a value of some megabytes pass unharmed', async () => {
  const text = '招き猫 ¥ ₱ ฿ ₫ 🐱';
  expect(await selectOne(sql`${text}::text`)).toBe(text);
  const long = 'ネコ'.repeat(1_000_000);
  expect((await selectOne(sql`${long}::text`)) === long).toBe(true);
});

test('an error carries the code and the constraint that PostgreSQL gives it', async () => {
  await database.statement((tx) => addCat(tx, 1n));
  const error = await database.statement((tx) => addCat(tx, 1n)).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(DatabaseError);
  expect(error).toMatchObject({ code: '23505', constraint: 'cats_pkey', table: 'cats' });
  await expect(database.statement((tx) => sql`select 1 / 0`.execute(tx))).rejects.toMatchObject({
    code: '22012',
  });
  await expect(database.statement((tx) => sql`selec`.execute(tx))).rejects.toMatchObject({
    code: '42601',
  });
});

test('a transaction is kept whole, and its answer is handed on', async () => {
  const answer = await database.transact(async (tx) => {
    await addCat(tx, 1n);
    await addCat(tx, 2n);
    return 'done';
  });
  expect(answer).toBe('done');
  expect(await countCats()).toBe(2n);
});

test('a transaction that throws leaves nothing, and the error comes out as it was', async () => {
  const mistake = new Error('a mistake');
  const work = database.transact(async (tx) => {
    await addCat(tx, 1n);
    throw mistake;
  });
  await expect(work).rejects.toBe(mistake);
  expect(await countCats()).toBe(0n);
});

test('a transaction that swallows an error of its SQL is not taken for kept', async () => {
  const work = database.transact(async (tx) => {
    await addCat(tx, 1n);
    await addCat(tx, 1n).catch(() => {});
  });
  await expect(work).rejects.toThrow();
  expect(await countCats()).toBe(0n);
});

test('a statement is kept at once', async () => {
  await database.statement((tx) => addCat(tx, 1n));
  expect(await countCats()).toBe(1n);
});

test('work inside a transaction or a statement cannot reach for a second connection', async () => {
  const nested: (() => Promise<unknown>)[] = [
    () => database.transact(async () => {}),
    () => database.statement(async () => {}),
    () => database.listen('somewhere', () => {}),
    () => database.close(),
  ];
  for (const reach of nested) {
    await expect(database.transact(reach)).rejects.toThrow(InvariantError);
    await expect(database.statement(reach)).rejects.toThrow(InvariantError);
  }
  expect(await countCats()).toBe(0n);
});

test('a refused nested transaction rolls the outer one back', async () => {
  const work = database.transact(async (tx) => {
    await addCat(tx, 1n);
    await database.transact((inner) => addCat(inner, 2n));
  });
  await expect(work).rejects.toThrow('opening a transaction inside a transaction');
  expect(await countCats()).toBe(0n);
});

test('code that calls out can refuse to run inside a transaction', async () => {
  refuseInsideTransaction('calling the provider');
  const work = database.transact(async () => refuseInsideTransaction('calling the provider'));
  await expect(work).rejects.toThrow('calling the provider inside a transaction');
});

test('a handle is worth nothing once its work has ended', async () => {
  let kept: Tx | undefined;
  const keep = async (tx: Tx) => {
    kept = tx;
  };
  await database.statement(keep);
  await expect(addCat(kept!, 1n)).rejects.toThrow(InvariantError);
  await database.transact(keep);
  await expect(addCat(kept!, 1n)).rejects.toThrow();
  expect(await countCats()).toBe(0n);
});

test('work that was started inside a transaction may open its own once that has ended', async () => {
  const ended = Promise.withResolvers<void>();
  let later: Promise<unknown> | undefined;
  await database.transact(async () => {
    later = ended.promise.then(() => database.transact((tx) => addCat(tx, 1n)));
  });
  ended.resolve();
  await later;
  expect(await countCats()).toBe(1n);
});

test('fifty transactions at once wait for each other and all complete', async () => {
  const works = Array.from({ length: 50 }, (_, index) =>
    database.transact(async (tx) => {
      await addCat(tx, BigInt(index));
      await sql`update cats set name = name || '!' where id = ${BigInt(index)}`.execute(tx);
    }),
  );
  await Promise.all(works);
  expect(await countCats()).toBe(50n);
});

test('a hearer hears what is told after a commit, in order, until it leaves', async () => {
  const heard: string[] = [];
  const others: string[] = [];
  const leave = await database.listen('Cats & dogs', (payload) => heard.push(payload));
  const leaveOther = await database.listen('Cats & dogs', (payload) => others.push(payload));
  const tell = (payload: string) =>
    database.statement((tx) => sql`select pg_notify('Cats & dogs', ${payload})`.execute(tx));

  await tell('one');
  await database.transact(async (tx) => {
    await sql`select pg_notify('Cats & dogs', 'two')`.execute(tx);
  });
  await database
    .transact(async (tx) => {
      await sql`select pg_notify('Cats & dogs', 'never')`.execute(tx);
      throw new Error('taken back');
    })
    .catch(() => {});
  await waitFor(() => heard.length === 2);

  await leave();
  await leave();
  await tell('three');
  await waitFor(() => others.length === 3);
  expect(heard).toEqual(['one', 'two']);
  expect(others).toEqual(['one', 'two', 'three']);
  await leaveOther();
});

test('a hearer may open a transaction of its own', async () => {
  const added = Promise.withResolvers<unknown>();
  const leave = await database.listen('feeding', () =>
    added.resolve(database.transact((tx) => addCat(tx, 1n))),
  );
  await database.transact((tx) => sql`notify feeding`.execute(tx));
  await added.promise;
  expect(await countCats()).toBe(1n);
  await leave();
});

test('a rollback that fails discards its connection, and with it the transaction', async () => {
  const heard: string[] = [];
  const leave = await database.listen('cats', (payload) => heard.push(payload));
  const ask = Client.prototype.query;
  const driver = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...question: unknown[]
  ) {
    if (question[0] === 'rollback') return Promise.reject(new Error('no rollback'));
    return Reflect.apply(ask, this, question);
  });
  const work = database.transact(async (tx) => {
    await addCat(tx, 1n);
    throw new Error('why the work failed');
  });
  await expect(work).rejects.toThrow('why the work failed');
  driver.mockRestore();

  expect(await countCats()).toBe(0n);
  await database.statement((tx) => sql`select pg_notify('cats', 'still heard')`.execute(tx));
  await waitFor(() => heard.length === 1);
  await leave();
});
