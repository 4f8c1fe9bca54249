import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrMakeMasterSecret } from './master-secret.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maneki-secret-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the secret is made once, by whoever comes first, and only its owner may read it', async () => {
  const dataDir = join(folder, 'data');
  const secrets = await Promise.all([1, 2, 3].map(() => findOrMakeMasterSecret(dataDir)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(join(dataDir, 'master-secret'))).mode & 0o777).toBe(0o600);
  expect(await findOrMakeMasterSecret(dataDir)).toBe(secrets[0]);
});
