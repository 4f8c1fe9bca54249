import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerFiles } from './register-files.ts';

const app = fastify();
await registerFiles(app, { arcade: 'nowhere', art: 'nowhere' }, { frameOrigins: [] });
const folder = await mkdtemp(join(tmpdir(), 'maneki-verifier-'));
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('the verifier and the machines are there for everybody, and work side by side', async () => {
  for (const name of ['verifier.mjs', 'machines.json']) {
    const { statusCode, headers, body } = await app.inject(`/${name}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^(?:text\/javascript|application\/json);/);
    await writeFile(join(folder, name), body);
  }
  const seeds = ['--server', '00'.repeat(32), '--client', 'one', '--nonce', '1'];
  const given = [join(folder, 'verifier.mjs'), '--game', 'maneki3', ...seeds];
  const { spins } = JSON.parse(execFileSync(process.execPath, given, { encoding: 'utf8' }));
  expect(spins[0].stops).toHaveLength(3);
});
