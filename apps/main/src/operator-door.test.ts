import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestLog } from '@maneki/server/platform/metrics/testing/test-log';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askOperatorDoor, type OperatorCommands, openOperatorDoor } from './operator-door.ts';

let dataDir: string;
let log: ReturnType<typeof createTestLog>;
let close = async () => {};
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'maneki-door-'));
  log = createTestLog();
});
afterEach(async () => {
  await close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(commands: OperatorCommands): Promise<void> {
  ({ close } = await openOperatorDoor({ dataDir, commands, log }));
}

async function ask(command: string, ...args: string[]) {
  const lines: string[] = [];
  const code = await askOperatorDoor({ dataDir, command, args, say: (line) => lines.push(line) });
  return { code, lines };
}

/** What comes back for bytes that our own asking would never send. */
async function send(text: string): Promise<string> {
  const socket = connect(join(dataDir, 'operator.sock')).setEncoding('utf8');
  socket.end(text);
  let heard = '';
  for await (const chunk of socket) heard += chunk;
  return heard;
}

test('a command is told what it was asked, and says line for line what came of it', async () => {
  await open({
    greet: async (say, args) => {
      for (const name of args) say(`Hello ${name}\nand "welcome"`);
      return 7;
    },
  });
  expect(await ask('greet', 'Hana', 'Ken')).toEqual({
    code: 7,
    lines: ['Hello Hana\nand "welcome"', 'Hello Ken\nand "welcome"'],
  });
});

test('only its owner may use the door, and nothing else is left beside it', async () => {
  await open({});
  const { mode } = await stat(join(dataDir, 'operator.sock'));
  expect(mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['operator.sock']);
  await close();
  expect(await readdir(dataDir)).toEqual([]);
});

test('where nobody listens there is no answer, also where somebody was killed', async () => {
  expect((await ask('greet')).code).toBeUndefined();
  await writeFile(join(dataDir, 'operator.sock'), '');
  expect((await ask('greet')).code).toBeUndefined();
  await open({ greet: async () => 0 });
  expect((await ask('greet')).code).toBe(0);
});

test('what is not a command is refused, whatever was sent', async () => {
  await open({ greet: async () => 0 });
  for (const name of ['leave', 'toString', '__proto__'])
    expect(await ask(name)).toEqual({
      code: 2,
      lines: [`There is no such command here: ${name}`],
    });
  for (const text of ['', '\n', 'greet\n', '{"command":"greet"}\n', '[1,2]\n', 'x'.repeat(100_000)])
    expect(await send(text)).toContain('{"code":2}');
});

test('a command that fails says why, and the door stays open', async () => {
  await open({
    fail: async () => {
      throw new Error('the books are at the binder’s');
    },
    greet: async () => 0,
  });
  expect(await ask('fail')).toEqual({ code: 2, lines: ['the books are at the binder’s'] });
  expect(log.lines).toMatchObject([{ level: 'error' }]);
  expect((await ask('greet')).code).toBe(0);
});

test('a command goes on when whoever asked has left, and says no more', async () => {
  let leave = () => {};
  const hasLeft = new Promise<void>((resolve) => {
    leave = resolve;
  });
  let ended = () => {};
  const hasEnded = new Promise<void>((resolve) => {
    ended = resolve;
  });
  await open({
    async work(say) {
      say('begun');
      await hasLeft;
      say('done');
      ended();
      return 0;
    },
  });
  const socket = connect(join(dataDir, 'operator.sock'));
  socket.write('{"command":"work","args":[]}\n');
  await once(socket, 'data');
  socket.destroy();
  await once(socket, 'close');
  leave();
  await hasEnded;
  expect(log.lines).toEqual([]);
});

test('a product that ends in the middle has not answered', async () => {
  const never = new Promise<number>(() => {});
  let isAsked = () => {};
  const wasAsked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  await open({
    work: () => {
      isAsked();
      return never;
    },
  });
  const asking = ask('work');
  await wasAsked;
  await close();
  expect(await asking).toEqual({
    code: 2,
    lines: ['The product ended before it had answered.'],
  });
});
