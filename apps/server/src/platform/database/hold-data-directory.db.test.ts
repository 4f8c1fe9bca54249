import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitFor } from '@maneki/testkit/wait-for';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirectoryHeldError, holdDataDirectory } from './hold-data-directory.ts';
import { openDatabase } from './open-database.ts';
import { EMPTY, layEmbeddedTemplate } from './testing/embedded-template.ts';

const WRITER = fileURLToPath(new URL('./testing/writer-process.ts', import.meta.url));
const KILLS = 3;

let directory: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'maneki-held-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  await rm(directory, { recursive: true, force: true });
});

function startWriter() {
  const child = spawn(process.execPath, [WRITER, directory], { stdio: 'pipe' });
  children.push(child);
  const said = { lines: [] as string[], errors: '' };
  let unfinished = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (unfinished + text).split('\n');
    unfinished = lines.pop()!;
    said.lines.push(...lines);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.errors += text;
  });
  return { child, said };
}

/** A machine that is busy with other tests starts a process slowly; what it said tells the rest. */
async function hasWritten({ said }: ReturnType<typeof startWriter>, count: number): Promise<void> {
  const condition = () => {
    if (said.lines.length > count) return true;
    throw new Error(`it said ${said.lines.length} lines, and complained: ${said.errors}`);
  };
  await waitFor(condition, { what: `${count} writes`, withinMs: 40_000 });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}

const numbersIn = async (): Promise<bigint[]> => {
  const database = await openDatabase({ dataDir: directory });
  const { rows } = await database.statement((tx) =>
    sql<{ number: bigint }>`select number from written order by number`.execute(tx),
  );
  await database.close();
  return rows.map(({ number }) => number);
};

test('the second opener of a directory in one process is refused, also by another name', async () => {
  const dataDir = join(directory, 'data');
  await mkdir(dataDir);
  await symlink(dataDir, join(directory, 'alias'));
  const hold = await holdDataDirectory(dataDir);
  await expect(holdDataDirectory(join(directory, 'alias'))).rejects.toThrow(DataDirectoryHeldError);
  await hold.release();
  const next = await holdDataDirectory(join(directory, 'alias'));
  expect(next.path).toBe(hold.path);
  await next.release();
});

test('the holder is named while it holds, and no longer', async () => {
  const hold = await holdDataDirectory(directory);
  const holder = await readFile(join(directory, 'holder'), 'utf8');
  expect(holder).toMatch(new RegExp(`^process ${process.pid}, started 20\\d\\d-.*Z\n$`));
  await hold.release();
  expect(existsSync(join(directory, 'holder'))).toBe(false);
});

test('a second process is refused by name, and the first loses nothing', async () => {
  await layEmbeddedTemplate(EMPTY, directory);
  const first = startWriter();
  const { child, said } = first;
  await hasWritten(first, 5);

  const refusal = await openDatabase({ dataDir: directory }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataDirectoryHeldError);
  expect(String(refusal)).toContain(`is in use by process ${child.pid}, started `);

  const second = startWriter();
  const [code] = await once(second.child, 'close');
  expect(code).not.toBe(0);
  expect(second.said.lines).toEqual([]);
  expect(second.said.errors).toContain('DataDirectoryHeldError');

  await hasWritten(first, said.lines.length + 5);
  await kill(child);
  const acknowledged = said.lines.slice(1).map(BigInt);
  expect(await numbersIn()).toEqual(expect.arrayContaining(acknowledged));
}, 90_000);

test('after kill -9 in the midst of writing, every acknowledged write is there', async () => {
  await layEmbeddedTemplate(EMPTY, directory);
  const acknowledged: bigint[] = [];
  for (let round = 0; round < KILLS; round++) {
    const writer = startWriter();
    const { child, said } = writer;
    await hasWritten(writer, 30);
    await kill(child);
    expect(existsSync(join(directory, 'holder'))).toBe(true);
    acknowledged.push(...said.lines.slice(1).map(BigInt));
  }
  const written = await numbersIn();
  expect(written).toEqual(expect.arrayContaining(acknowledged));
  // Each kill may cut off one write between its commit and its word, and no more.
  expect(written.length - acknowledged.length).toBeLessThanOrEqual(KILLS);
}, 180_000);
