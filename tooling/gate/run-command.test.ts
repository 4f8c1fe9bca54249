import { waitFor } from '@maneki/testkit/wait-for';
import { expect, test } from 'vitest';
import { runCommand, runNode } from './run-command.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a command is known by its exit code and all that it prints', async () => {
  const { code, output } = await runNode([
    '-e',
    `console.log('a'); console.error('b'); process.exit(3)`,
  ]);
  expect(code).toBe(3);
  expect(output).toContain('a');
  expect(output).toContain('b');
});

test('what a command leaves behind ends with it', async () => {
  const leave = `const { spawn } = require('node:child_process');
    const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    left.unref(); console.log(left.pid); process.exit(0);`;
  const { code, output } = await runNode(['-e', leave]);
  expect(code).toBe(0);
  await waitFor(() => !isAlive(Number(output)));
});

test('runners see the same environment whether or not CI is set', async () => {
  const { output } = await runNode(['-p', 'process.env.CI']);
  expect(output.trim()).toBe('true');
});

test('a program that does not exist is a failure that says so', async () => {
  const { code, output } = await runCommand('/nowhere/program', []);
  expect(code).toBe(1);
  expect(output).toContain('/nowhere/program does not start');
});
