import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('work of one name goes one after the other, in its order, and that of others beside it', async () => {
  const told: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = inTurn('a', async () => {
    await first.promise;
    told.push('one');
  });
  const two = inTurn('a', async () => told.push('two'));
  await inTurn('b', async () => told.push('beside'));
  expect(told).toEqual(['beside']);
  first.resolve();
  await Promise.all([one, two]);
  expect(told).toEqual(['beside', 'one', 'two']);
});

test('work that fails tells whoever asked for it, and the next one is done', async () => {
  const failing = inTurn('a', () => Promise.reject(new Error('no')));
  const next = inTurn('a', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
