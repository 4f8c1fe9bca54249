import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maneki-main-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { DATA_DIR: join(folder, 'data'), ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return { child, output: () => output };
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

test('[OPS-3] a wrong environment ends the process with code 1 and one readable message', async () => {
  const { child, output } = run({ PORT: 'eighty', ROLE: 'boss' });
  expect(await exitCode(child)).toBe(1);
  expect(output()).toContain('The environment is not usable:');
  expect(output()).toContain('PORT=eighty');
  expect(output()).not.toContain('    at ');
});

test('a database that cannot be reached is said in words, without a trace', async () => {
  const { child, output } = run({
    ROLE: 'worker',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  expect(await exitCode(child)).toBe(1);
  expect(output()).not.toContain('    at ');
  expect(output()).toContain('The database server cannot be used');
});
