import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const MODULE = join(import.meta.dirname, 'end-with-us.ts');

/** A process that starts another one, says which, and crashes. */
const CRASHING = `
  import { spawn } from 'node:child_process';
  import { endWithUs } from ${JSON.stringify(MODULE)};
  const child = endWithUs(spawn('sleep', ['60'], { stdio: 'ignore' }));
  process.stdout.write(String(child.pid), () => { throw new Error('a crash'); });
`;

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a process that crashes takes along what it has started', async () => {
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', CRASHING], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const chunks: Buffer[] = [];
  parent.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(parent, 'close');
  expect(code).not.toBe(0);
  const pid = Number(Buffer.concat(chunks).toString());
  expect(pid).toBeGreaterThan(0);
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 5_000 });
});
