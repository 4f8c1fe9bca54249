import { expect, test } from 'vitest';
import { shareStatements } from './share-statements.ts';

type Wish = { readonly account: string; readonly name: string };
type Row = { readonly position: number; readonly name: string };

class CodedError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A database that answers when the test says so, and remembers what it was asked together. */
function openSlowDatabase(options: { lanes?: number; wishesMax?: number } = {}) {
  const batches: string[][] = [];
  const running: { finish(): void; fail(code: string): void }[] = [];
  const ask = shareStatements<Wish, Row>({
    run(wishes) {
      batches.push(wishes.map(({ name }) => name));
      const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
      const rows = wishes.flatMap(({ name }, position) =>
        name.startsWith('none') ? [] : [{ position, name }],
      );
      running.push({ finish: () => resolve(rows), fail: (code) => reject(new CodedError(code)) });
      return promise;
    },
    accountOf: ({ account }) => account,
    lanes: options.lanes ?? 1,
    wishesMax: options.wishesMax ?? 50,
  });
  return { batches, running, ask };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('wishes that come while a statement runs share the next one', async () => {
  const { batches, running, ask } = openSlowDatabase();
  const first = ask({ account: 'a', name: 'one' });
  await turn();
  const later = [ask({ account: 'b', name: 'two' }), ask({ account: 'c', name: 'three' })];
  await turn();
  expect(batches).toEqual([['one']]);
  running[0]!.finish();
  expect(await first).toEqual({ kind: 'row', row: { position: 0, name: 'one' } });
  await turn();
  expect(batches).toEqual([['one'], ['two', 'three']]);
  running[1]!.finish();
  expect(await Promise.all(later)).toMatchObject([
    { row: { name: 'two' } },
    { row: { name: 'three' } },
  ]);
});

test('of one account only one wish is under way, on all lanes together', async () => {
  const { batches, running, ask } = openSlowDatabase({ lanes: 2 });
  const [first, second] = [ask({ account: 'a', name: 'one' }), ask({ account: 'a', name: 'two' })];
  await turn();
  expect(batches).toEqual([['one']]);
  running[0]!.finish();
  await first;
  await turn();
  expect(batches).toEqual([['one'], ['two']]);
  running[1]!.finish();
  expect(await second).toMatchObject({ row: { name: 'two' } });
});

test('who waits behind a crowd of one account shares the next statement, and the crowd is not looked through for it', async () => {
  const CROWD = 1_000;
  let looks = 0;
  const batches: string[][] = [];
  const ask = shareStatements<Wish, Row>({
    async run(wishes) {
      batches.push(wishes.map(({ name }) => name));
      return [];
    },
    accountOf({ account }) {
      looks += 1;
      return account;
    },
    lanes: 1,
    wishesMax: 50,
  });
  const crowd = Array.from({ length: CROWD }, (_, at) => ask({ account: 'a', name: `a${at}` }));
  await Promise.all([...crowd, ask({ account: 'b', name: 'b' })]);
  expect(batches).toHaveLength(CROWD);
  expect(batches.slice(0, 2)).toEqual([['a0', 'b'], ['a1']]);
  expect(looks).toBe(CROWD + 1);
});

test('a statement takes accounts in one order, and no more wishes than it may', async () => {
  const { batches, running, ask } = openSlowDatabase({ wishesMax: 2 });
  const asked = ['c', 'a', 'b'].map((account) => ask({ account, name: account }));
  await turn();
  running[0]!.finish();
  await asked[0];
  await turn();
  running[1]!.finish();
  await Promise.all(asked);
  expect(batches).toEqual([['a', 'c'], ['b']]);
});

test.each([
  ['a key that is taken', '23505'],
  ['statements that waited for each other', '40P01'],
])('after %s each wish is tried alone, and only the guilty one hears of it', async (_, code) => {
  const { batches, running, ask } = openSlowDatabase();
  const good = ask({ account: 'a', name: 'good' });
  const bad = ask({ account: 'b', name: 'bad' });
  await turn();
  running[0]!.fail(code);
  await turn();
  running[1]!.finish();
  expect(await good).toMatchObject({ kind: 'row' });
  await turn();
  running[2]!.fail(code);
  expect(await bad).toEqual({ kind: 'conflict' });
  expect(batches).toEqual([['good', 'bad'], ['good'], ['bad']]);
});

test('another error reaches its own wish, and the next one goes on', async () => {
  const { running, ask } = openSlowDatabase();
  const broken = ask({ account: 'a', name: 'broken' });
  await turn();
  running[0]!.fail('57P01');
  await expect(broken).rejects.toThrow('57P01');
  const next = ask({ account: 'a', name: 'next' });
  await turn();
  running[1]!.finish();
  expect(await next).toMatchObject({ kind: 'row' });
});

test('a wish without a row got nothing', async () => {
  const { running, ask } = openSlowDatabase();
  const nothing = ask({ account: 'a', name: 'none' });
  await turn();
  running[0]!.finish();
  expect(await nothing).toEqual({ kind: 'none' });
});
