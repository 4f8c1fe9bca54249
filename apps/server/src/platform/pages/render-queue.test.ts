import { expect, test } from 'vitest';
import { SystemBusyError } from '../calls/system-busy-error.ts';
import { createRenderQueue } from './render-queue.ts';

/** Pages that are finished, and waits that are over, when the test says so. */
function createStage(options: { waitingMax?: number; perAddressMax?: number } = {}) {
  const waits: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => waits.push(resolve));
  const queue = createRenderQueue({ ...options, wait });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, address = name) =>
    queue.run(address, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** The longest that a turn may take is the first wait of each, the rest after it the second. */
  const endWait = async (which: 'turn' | 'rest') => {
    const ended = which === 'turn' ? waits.shift() : waits.splice(0).at(-1);
    ended!();
    await settle();
  };
  const finish = async (name: string) => {
    ends.get(name)!();
    await settle();
  };
  return { ask, begun, finish, endWait, settle };
}

test('a page that finds nobody before it is rendered at once', async () => {
  const { ask, begun, finish, settle } = createStage();
  const page = ask('first');
  await settle();
  expect(begun).toEqual(['first']);
  await finish('first');
  expect(await page).toBe('first');
});

test('others wait in line until the one before has rested', async () => {
  const { ask, begun, finish, endWait, settle } = createStage();
  const pages = ['a', 'b'].map((name) => ask(name));
  await settle();
  expect(begun).toEqual(['a']);
  await finish('a');
  expect(begun).toEqual(['a']);
  await endWait('rest');
  expect(begun).toEqual(['a', 'b']);
  await finish('b');
  expect(await Promise.all(pages)).toEqual(['a', 'b']);
});

test('a page that waits for a slow answer does not hold up the others', async () => {
  const { ask, begun, finish, endWait, settle } = createStage();
  const slow = ask('slow');
  const quick = ask('quick');
  await settle();
  expect(begun).toEqual(['slow']);
  await endWait('turn');
  await endWait('rest');
  expect(begun).toEqual(['slow', 'quick']);
  await finish('quick');
  expect(await quick).toBe('quick');
  await finish('slow');
  expect(await slow).toBe('slow');
});

test('a page that fails gives its turn on', async () => {
  const queue = createRenderQueue({ wait: async () => {} });
  const failing = queue.run('x', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await queue.run('x', async () => 'next')).toBe('next');
});

test('who asks for too many is refused, others are not', async () => {
  const { ask, begun, settle } = createStage({ perAddressMax: 2 });
  ask('one', '192.0.2.1');
  ask('two', '192.0.2.1');
  await expect(ask('three', '192.0.2.1')).rejects.toThrow(SystemBusyError);
  ask('other', '192.0.2.2');
  await settle();
  expect(begun).toEqual(['one']);
});

test('a line that is too long takes nobody more', async () => {
  const { ask, settle } = createStage({ waitingMax: 1 });
  ask('a');
  ask('b');
  await settle();
  await expect(ask('c')).rejects.toThrow(SystemBusyError);
});
