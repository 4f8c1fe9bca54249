import { expect, test } from 'vitest';
import { keepCurrent } from './keep-current.ts';

test('what was read stays until somebody asks to read again', async () => {
  let stored = 'old';
  const current = await keepCurrent(async () => stored);
  stored = 'new';
  expect(current.get()).toBe('old');
  await current.reload();
  expect(current.get()).toBe('new');
});

test('a wish during a reading means one more reading, and many wishes mean only one', async () => {
  let readings = 0;
  let stored = 'old';
  let release = () => {};
  const current = await keepCurrent(async () => {
    readings += 1;
    const seen = stored;
    if (readings === 2) await new Promise<void>((resolve) => (release = resolve));
    return seen;
  });
  const first = current.reload();
  stored = 'new';
  const others = [current.reload(), current.reload()];
  release();
  await Promise.all([first, ...others]);
  expect([current.get(), readings]).toEqual(['new', 3]);
});

test('a reading that fails leaves what was there, and the next one may succeed', async () => {
  let isBroken = false;
  let stored = 'old';
  const current = await keepCurrent(async () => {
    if (isBroken) throw new Error('no database');
    return stored;
  });
  [isBroken, stored] = [true, 'new'];
  await expect(current.reload()).rejects.toThrow('no database');
  expect(current.get()).toBe('old');
  isBroken = false;
  await current.reload();
  expect(current.get()).toBe('new');
});

test('who waits until nothing is being read finds what is new, or what there was where reading fails', async () => {
  let stored = 'old';
  let isBroken = false;
  const current = await keepCurrent(async () => {
    const seen = stored;
    await new Promise((resolve) => setImmediate(resolve));
    if (isBroken) throw new Error('no database');
    return seen;
  });
  stored = 'new';
  void current.reload();
  await current.settled();
  expect(current.get()).toBe('new');
  [isBroken, stored] = [true, 'newer'];
  const failing = expect(current.reload()).rejects.toThrow('no database');
  await current.settled();
  expect(current.get()).toBe('new');
  await failing;
});

test('nobody waits for a reading that no news asked for, nor for longer than a moment', async () => {
  let release = () => {};
  let isStuck = false;
  const current = await keepCurrent(async () => {
    if (isStuck) await new Promise<void>((resolve) => (release = resolve));
    return isStuck;
  });
  isStuck = true;
  const reading = current.reload('age');
  await current.settled();
  expect(current.get()).toBe(false);
  // News during such a reading are waited for, but not for as long as a database may need.
  const startedAt = performance.now();
  const again = current.reload();
  await current.settled();
  expect(current.get()).toBe(false);
  expect(performance.now() - startedAt).toBeGreaterThan(200);
  isStuck = false;
  release();
  await Promise.all([reading, again]);
});
