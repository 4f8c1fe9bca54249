import { expect, test } from 'vitest';
import { SystemBusyError } from '../calls/system-busy-error.ts';
import { createRenderQueue } from './render-queue.ts';

/** Pages that are finished, and rests that are over, when the test says so. */
function createStage(options: { atOnce: number; waitingMax?: number; perAddressMax?: number }) {
  const rests: (() => void)[] = [];
  const rest = () => new Promise<void>((resolve) => rests.push(resolve));
  const queue = createRenderQueue({ ...options, rest });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, address = name) =>
    queue.run(address, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { ask, begun, finish: (name: string) => ends.get(name)!(), rests, settle };
}

test('a page that finds nobody before it is rendered at once', async () => {
  const { ask, begun, finish } = createStage({ atOnce: 1 });
  const page = ask('first');
  await Promise.resolve();
  expect(begun).toEqual(['first']);
  finish('first');
  expect(await page).toBe('first');
});

test('others wait in line until the one before has rested', async () => {
  const { ask, begun, finish, rests, settle } = createStage({ atOnce: 1 });
  const pages = ['a', 'b', 'c'].map((name) => ask(name));
  await settle();
  expect(begun).toEqual(['a']);
  finish('a');
  await settle();
  expect(begun).toEqual(['a']);
  rests.shift()!();
  await settle();
  expect(begun).toEqual(['a', 'b']);
  finish('b');
  await settle();
  rests.shift()!();
  await settle();
  finish('c');
  expect(await Promise.all(pages)).toEqual(['a', 'b', 'c']);
});

test('a page that fails gives its place on', async () => {
  const rest = async () => {};
  const queue = createRenderQueue({ atOnce: 1, rest });
  const failing = queue.run('x', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await queue.run('x', async () => 'next')).toBe('next');
});

test('who asks for too many is refused, others are not', async () => {
  const { ask, begun, settle } = createStage({ atOnce: 1, perAddressMax: 2 });
  ask('one', '192.0.2.1');
  ask('two', '192.0.2.1');
  await expect(ask('three', '192.0.2.1')).rejects.toThrow(SystemBusyError);
  ask('other', '192.0.2.2');
  await settle();
  expect(begun).toEqual(['one']);
});

test('a line that is too long takes nobody more', async () => {
  const { ask, settle } = createStage({ atOnce: 1, waitingMax: 1 });
  ask('a');
  ask('b');
  await settle();
  await expect(ask('c')).rejects.toThrow(SystemBusyError);
});
