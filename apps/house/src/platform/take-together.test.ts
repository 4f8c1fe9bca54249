import { expect, test } from 'vitest';
import { takeTogether } from './take-together.ts';

type Wish = { readonly table: string; readonly what: string };

/** Somebody who answers when the test says so, and remembers what was asked together. */
function openSlow(most = 50) {
  const batches: string[][] = [];
  const running: PromiseWithResolvers<void>[] = [];
  const ask = takeTogether<Wish, string>({
    nameOf: ({ table }) => table,
    most,
    async run(wishes) {
      batches.push(wishes.map(({ what }) => what));
      const turn = Promise.withResolvers<void>();
      running.push(turn);
      await turn.promise;
      return wishes.map(({ what }) => `${what}!`);
    },
  });
  return { batches, running, ask };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('wishes that come together, or while others are taken, are taken together', async () => {
  const { batches, running, ask } = openSlow();
  const first = [ask({ table: 'a', what: 'one' }), ask({ table: 'a', what: 'two' })];
  await turn();
  const later = ask({ table: 'a', what: 'three' });
  await turn();
  expect(batches).toEqual([['one', 'two']]);
  running[0]!.resolve();
  expect(await Promise.all(first)).toEqual(['one!', 'two!']);
  await turn();
  running[1]!.resolve();
  expect(await later).toBe('three!');
  expect(batches).toEqual([['one', 'two'], ['three']]);
});

test('tables do not wait for each other, and nobody takes more than so many at once', async () => {
  const { batches, running, ask } = openSlow(2);
  const asked = ['one', 'two', 'three'].map((what) => ask({ table: 'a', what }));
  const other = ask({ table: 'b', what: 'four' });
  await turn();
  expect(batches).toEqual([['one', 'two'], ['four']]);
  running[1]!.resolve();
  expect(await other).toBe('four!');
  running[0]!.resolve();
  await asked[0];
  await turn();
  running[2]!.resolve();
  expect(await Promise.all(asked)).toEqual(['one!', 'two!', 'three!']);
});

test('what fails for all is tried for each alone, and only the guilty one hears of it', async () => {
  const { batches, running, ask } = openSlow();
  const good = ask({ table: 'a', what: 'good' });
  const bad = ask({ table: 'a', what: 'bad' });
  await turn();
  running[0]!.reject(new Error('one of them'));
  await turn();
  running[1]!.resolve();
  expect(await good).toBe('good!');
  await turn();
  running[2]!.reject(new Error('this one'));
  await expect(bad).rejects.toThrow('this one');
  expect(batches).toEqual([['good', 'bad'], ['good'], ['bad']]);
});
