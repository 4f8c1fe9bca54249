import { expect, test } from 'vitest';
import { createTurns } from './take-core.ts';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

test('no more work at once than there are places, in the order in which they came', async () => {
  const takeTurn = createTurns(2);
  const begun: number[] = [];
  let working = 0;
  let most = 0;
  const work = async (number: number) => {
    begun.push(number);
    working += 1;
    most = Math.max(most, working);
    await tick();
    working -= 1;
    return number;
  };
  const done = await Promise.all([1, 2, 3, 4, 5].map((number) => takeTurn(() => work(number))));
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('work that fails gives its place to the next', async () => {
  const takeTurn = createTurns(1);
  const failing = takeTurn(() => Promise.reject(new Error('no')));
  const next = takeTurn(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
