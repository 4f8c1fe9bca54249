import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterOperator, type OperatorAs } from '#testing/enter-operator';
import { startTestServer, type TestServer } from '#testing/test-server';

const folder = mkdtempSync(join(tmpdir(), 'console-'));
const host = 'console.example';
let server: TestServer;
let owner: OperatorAs;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<meta name="merchant" content="">');
  server = await startTestServer({ console: { folder, host } });
  owner = await enterOperator(server, { name: 'olga' });
});
afterAll(async () => {
  await server.dispose();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { host, accept: 'text/html', ...headers } });

const bearer = (as: OperatorAs) => ({ authorization: as.headers.authorization! });

test('[CONSOLE-1] where the console has a host, its calls and lists are nowhere else', async () => {
  for (const url of [
    `/api${operatorsEndpoints.getSelf.path}`,
    `/api${operatorsEndpoints.listActs.path}.csv`,
    '/console/preview?merchant=maneki',
    '/console',
  ]) {
    const here = await get(url, bearer(owner));
    expect([url, here.statusCode]).toEqual([url, 200]);
    const elsewhere = await get(url, { ...bearer(owner), host: 'localhost', accept: '*/*' });
    expect([url, elsewhere.statusCode]).toEqual([url, 404]);
  }
  const spelt = await get('/api/%63onsole/operators/self', { ...bearer(owner), host: 'localhost' });
  expect(spelt.statusCode).toBe(404);
  const login = { method: 'POST', url: `/api${operatorsEndpoints.logIn.path}` } as const;
  const answer = await server.app.inject({ ...login, headers: { host: 'localhost' }, payload: {} });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'call.not_found']);
  expect((await get('/api/site/status', { host: 'localhost' })).statusCode).toBe(200);
});

test('[CONSOLE-2] a preview is the merchant’s home as guests see it, without scripts, for a frame of the console', async () => {
  const answer = await get(
    '/console/preview?merchant=sampaguita&theme=light&lang=JA',
    bearer(owner),
  );
  expect(answer.body).toContain('/m/home sampaguita');
  expect(answer.body).toContain('<html lang="JA" data-theme="light">');
  expect(answer.body).not.toContain('<script');
  const policy = answer.headers['content-security-policy'];
  expect(policy).toContain("script-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
  await server.change('maneki', { maintenance: { isOn: true, endsAt: null } });
  expect((await get('/console/preview?merchant=maneki', bearer(owner))).body).toContain(
    '/m/restrict',
  );
  await server.change('maneki', { maintenance: { isOn: false, endsAt: null } });
});

test('[CONSOLE-2] a preview is for operators of that merchant alone', async () => {
  const url = '/console/preview?merchant=sampaguita';
  expect((await get(url)).statusCode).toBe(404);
  const foreign = await enterOperator(server, { name: 'fay', merchants: ['maneki'] });
  expect((await get(url, bearer(foreign))).statusCode).toBe(404);
  const finance = await enterOperator(server, { name: 'finn', role: 'finance' });
  expect((await get(url, bearer(finance))).statusCode).toBe(404);
  expect((await get('/console/preview?merchant=nobody', bearer(owner))).statusCode).toBe(404);
});
