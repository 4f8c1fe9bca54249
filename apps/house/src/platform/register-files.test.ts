import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerFiles, registerLotteryPage } from './register-files.ts';

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

test('[PLAY-3] a lottery opens at its own address, in the theme that it names, kept by nobody and framed by its sites', async () => {
  const arcade = join(folder, 'arcade');
  await mkdir(arcade);
  await writeFile(join(arcade, 'index.html'), '<!doctype html><html lang="en" data-theme="dark">');
  const page = fastify();
  const options = { frameOrigins: ['https://maneki.example'] };
  registerLotteryPage(page, { arcade, art: 'nowhere' }, options);
  const asked = '/m/lotto-h5/m1/Tradition/games/lottossc1?token=secret&prize_mode=Elott';
  const { statusCode, headers, body } = await page.inject(asked);
  const themes = ['light', 'Dark', 'odd'].map(
    async (css) => (await page.inject(`${asked}&css=${css}`)).body,
  );
  const [light, dark, odd] = await Promise.all(themes);
  await page.close();
  expect(statusCode).toBe(200);
  expect(light).toContain('<html lang="en" data-theme="light">');
  expect([dark, odd]).toEqual([body, body]);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['content-security-policy']).toContain(
    "frame-ancestors 'self' https://maneki.example",
  );
});
