import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callEndpoints } from '@maneki/contract/call/endpoints';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@maneki/server/features/identity/index';
import { sealEnvelope } from '@maneki/server/platform/encryption/testing/seal-envelope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { describeOpening } from './describe-opening.ts';
import { type Product, startProduct } from './start-product.ts';

const SITE = {
  render: async () => new Response(''),
  findPage: (path: string) => ({ path, isShared: false }),
  client: undefined,
  art: import.meta.dirname,
};

let folder: string;
let config: Config;
let product: Product;
/** As the image and the compose file start it, with nothing else said. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maneki-production-'));
  const unsaid = { DEMO: 'off', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' };
  config = readConfig({ ...unsaid, DATA_DIR: folder });
  product = await startProduct(config, { site: SITE, isDevelopment: false });
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('[OPS-3] a start in production with nothing configured tells in plain sentences what is missing, and no password', () => {
  const told = describeOpening(config, product);
  for (const sentence of [
    'Text messages cannot be sent: set SMS_GATEWAY=twilio and what it needs.',
    'Mails cannot be sent: set SMTP_URL and MAIL_FROM.',
    'The master secret lies beside the data: set MASTER_SECRET, and keep it elsewhere.',
    'No demo account can log in. `npm run operator:add` makes the first operator.',
  ])
    expect(told.split('\n')).toContain(sentence);
  expect(told).not.toContain(DEMO_PASSWORD);
});

const ask = async (path: string, options: RequestInit = {}) => {
  const answer = await fetch(`${product.address}${path}`, options);
  return { status: answer.status, body: await answer.text() };
};

/** Knocks with a password that anybody can read in the README. */
async function logIn(username: string, merchant: string) {
  const opened = JSON.parse((await ask(`/api${callEndpoints.openEncryption.path}`)).body).value;
  const { method, path } = identityEndpoints.login;
  const sealed = await sealEnvelope(opened, {
    method,
    path: `/api${path}`,
    body: { type: 'username', username, password: DEMO_PASSWORD },
    at: new Date(),
  });
  const headers = { 'content-type': 'application/json', encryption: sealed.header, merchant };
  const body = JSON.stringify(sealed.body);
  return JSON.parse((await ask(`/api${path}`, { method, headers, body })).body).code;
}

test('such a start lets nobody in by a known password, on any site, and shows nobody a code', async () => {
  expect(DEMO_ACCOUNTS.length).toBeGreaterThan(0);
  for (const merchant of ['maneki', 'sampaguita'])
    for (const { username } of DEMO_ACCOUNTS)
      expect(await logIn(username, merchant), `${username} of ${merchant}`).toBe(
        'identity.credentials_wrong',
      );
  expect((await ask('/dev/outbox')).status).toBe(404);
});
