import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The launcher is plain JavaScript, for a Node that knows no types, so its own are stated here. */
type Launcher = {
  isNewEnough(version: string): boolean;
  hashPieces(pieces: readonly (readonly [string, string])[]): string;
  listFiles(
    root: string,
    folders: readonly string[],
    isSkipped: (name: string) => boolean,
  ): string[];
  readStamp(path: string): string | undefined;
  exitCodeOf(signal: string): number;
  runChild(
    program: string,
    args: readonly string[],
    options: { capture: boolean },
  ): Promise<{ code: number; output: string; interruptedBy: string | undefined }>;
};

const load = async (name: string): Promise<Launcher> =>
  (await import(new URL(`./launcher/${name}.mjs`, import.meta.url).href)) as Launcher;

const runScript = async (script: string) =>
  (await load('run-child')).runChild(process.execPath, ['-e', script], { capture: true });

test('a Node that cannot run our TypeScript is refused', async () => {
  const { isNewEnough } = await load('find-node');
  expect(['v22.22.0', 'v22.30.1', 'v24.0.0', 'v26.10.0'].filter(isNewEnough)).toHaveLength(4);
  expect(['v18.20.0', 'v20.20.2', 'v22.21.9', 'v23.11.0'].filter(isNewEnough)).toEqual([]);
});

test('the exit code of a child is passed on', async () => {
  expect((await runScript('process.exit(7)')).code).toBe(7);
  expect((await runScript('')).code).toBe(0);
});

test('a child that a signal ended counts as shells count', async () => {
  const result = await runScript(
    `process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)`,
  );
  expect(result.code).toBe(137);
  expect((await load('run-child')).exitCodeOf('SIGTERM')).toBe(143);
});

test('a signal reaches the child once, though npm and the terminal may both send it to us', async () => {
  const count = `let n = 0; process.on('SIGTERM', () => { n += 1; });
    console.log('ready'); setTimeout(() => process.exit(40 + n), 600);
    process.kill(process.ppid, 'SIGTERM'); process.kill(process.ppid, 'SIGTERM');`;
  const { code, interruptedBy } = await runScript(count);
  expect(code).toBe(41);
  expect(interruptedBy).toBe('SIGTERM');
});

test('both streams of a captured child are kept, and the end of a long output', async () => {
  const short = await runScript(`console.log('one'); console.error('two')`);
  expect(short.output).toContain('one');
  expect(short.output).toContain('two');
  const long = await runScript(`console.log('x'.repeat(2_000_000)); console.log('the end')`);
  expect(long.output.length).toBeLessThan(1_000_000);
  expect(long.output.endsWith('the end\n')).toBe(true);
});

test('a hash changes with every name, content and border between files', async () => {
  const { hashPieces } = await load('hash-files');
  const hashes = [
    hashPieces([['a', 'xy']]),
    hashPieces([['b', 'xy']]),
    hashPieces([['a', 'xz']]),
    hashPieces([
      ['a', 'x'],
      ['a', 'y'],
    ]),
    hashPieces([
      ['a', 'y'],
      ['a', 'x'],
    ]),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashPieces([['a', 'xy']])).toBe(hashes[0]);
});

test('files are listed in one order, without what is skipped', async () => {
  const { listFiles, readStamp } = await load('hash-files');
  const root = mkdtempSync(join(tmpdir(), 'maneki-launcher-'));
  for (const name of ['b.ts', 'a.ts', 'a.test.ts']) writeFileSync(join(root, name), name);
  expect(listFiles(root, ['.', 'missing'], (name) => name.includes('.test.'))).toEqual([
    'a.ts',
    'b.ts',
  ]);
  expect(readStamp(join(root, 'a.ts'))).toBe('a.ts');
  expect(readStamp(join(root, 'missing'))).toBeUndefined();
  rmSync(root, { recursive: true });
});
