import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program that plays rounds again for whoever distrusts ours. */
export const VERIFIER = join(import.meta.dirname, '../../verifier/verify.mjs');

/** What it says, and what it leaves with. */
export function runVerifier(...given: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [VERIFIER, ...given], (error, stdout) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout.trim() });
    });
  });
}

/** Has rounds verified as a history tells them, one on each line. */
export async function verifyLines(rounds: readonly object[]) {
  const folder = await mkdtemp(join(tmpdir(), 'maneki-verifier-'));
  try {
    const path = join(folder, 'rounds.jsonl');
    await writeFile(path, rounds.map((round) => `${JSON.stringify(round)}\n`).join(''));
    return await runVerifier(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is said of so many rounds that all hold. */
export const held = (count: number) => ({
  code: 0,
  said: `${count} held, 0 not revealed, 0 without an outcome`,
});
