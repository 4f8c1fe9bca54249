import { FLAGS } from '@maneki/contract/flags';
import { LANGUAGES } from '@maneki/contract/language';
import { siteEndpoints } from '@maneki/contract/site/endpoints';
import { MENU_ITEMS } from '@maneki/contract/site/menu';
import { siteSchemas } from '@maneki/contract/site/schemas';
import { everyPhrase } from '@maneki/phrases/every-phrase';
import { waitFor } from '@maneki/testkit/wait-for';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { CallSet } from '#platform/calls/handlers';
import { runOutbox } from '#platform/outbox/run-outbox';
import { silentLog } from '#testing/silent-log';
import { startTestServer, type TestServer } from '#testing/test-server';
import { changeSettings } from './change-settings.ts';

/** A call that is closed when the site is, as almost all will be. */
const probe = {
  name: 'probe.ask',
  method: 'GET',
  path: '/probe/ask',
  module: 'COMM3',
  access: 'anyone',
  refusals: [],
} as const;
const probeCalls: CallSet = {
  endpoints: { ask: probe },
  schemas: { 'probe.ask': { request: z.strictObject({}), response: z.literal('open') } },
  handlers: { ask: async () => ({ ok: true, value: 'open' }) },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ extraCalls: [probeCalls] });
});
afterAll(() => server.dispose());

const status = async (headers: Record<string, string> = {}) =>
  (await server.call(siteEndpoints.getStatus, { headers })).body.value;

const OPEN = { maintenance: { isOn: false, endsAt: null } };

test('[SITE-2] the status has every part that the specification names', async () => {
  const value = await status({ 'x-forwarded-for': '1.0.16.1' });
  expect(Object.keys(value.info).sort()).toEqual(
    [
      'customerService',
      'domainRoute',
      'imageCDNs',
      'mainDomain',
      'mobileTemplate',
      'paths',
      'register',
      'resources',
      'whitelabel',
    ].sort(),
  );
  expect(value.location).toEqual({ ip: '1.0.16.1', countryCode: 'JP' });
  expect(value.maintenance).toEqual({ isOn: false, endsAt: null, planned: null });
  expect(value.regionRestriction).toEqual({ isOn: false });
  expect(siteSchemas['site.getStatus'].response.safeParse(value).success).toBe(true);
});

test('[SITE-1] the host decides whose site it is, an unknown one gets the default', async () => {
  const codeOn = async (host: string) => (await status({ host })).info.whitelabel.merchantCode;
  expect(await codeOn('localhost:3000')).toBe('maneki');
  expect(await codeOn('ph.localhost:3000')).toBe('sampaguita');
  expect(await codeOn('PH.LOCALHOST')).toBe('sampaguita');
  expect(await codeOn('elsewhere.example')).toBe('maneki');
});

test('[SITE-1] the two merchants differ in flags, languages, currency and look', async () => {
  const [first, second] = await Promise.all([status(), status({ merchant: 'sampaguita' })]);
  expect(first.info.whitelabel.flags).not.toEqual(second.info.whitelabel.flags);
  expect(first.info.whitelabel.look).not.toBe(second.info.whitelabel.look);
  const settings = async (merchant: string) =>
    (await server.call(siteEndpoints.getSettings, { headers: { merchant } })).body.value;
  expect((await settings('maneki')).currency).toBe('JPY');
  expect((await settings('sampaguita')).currency).toBe('PHP');
  expect((await settings('maneki')).languages).not.toEqual(
    (await settings('sampaguita')).languages,
  );
});

test('[SITE-8] every flag of the specification has an answer, and a change reaches the next call', async () => {
  const before = (await status()).info.whitelabel.flags;
  expect(Object.keys(before).sort()).toEqual([...FLAGS].sort());
  await server.change('maneki', { flags: { CBS3: !before.CBS3 } });
  expect((await status()).info.whitelabel.flags.CBS3).toBe(!before.CBS3);
  await server.change('maneki', { flags: { CBS3: before.CBS3 } });
});

test('[MENU-3] every item of the menu is on until the merchant switches it off', async () => {
  const menuOf = async (merchant: string) =>
    (await status({ merchant })).info.whitelabel.menu as Record<string, boolean>;
  const off = async () =>
    Object.entries(await menuOf('maneki')).flatMap(([item, isOn]) => (isOn ? [] : [item]));
  expect(Object.keys(await menuOf('maneki')).sort()).toEqual([...MENU_ITEMS].sort());
  expect(await off()).toEqual([]);
  await server.change('maneki', { menu: { help: false, trial: false } });
  await server.change('maneki', { menu: { help: true, terms: false } });
  expect((await off()).sort()).toEqual(['terms', 'trial']);
  expect(Object.values(await menuOf('sampaguita')).every(Boolean)).toBe(true);
  await server.change('maneki', { menu: { trial: true, terms: true } });
  expect(await off()).toEqual([]);
});

test('flags that would lock members out are refused and nothing changes', async () => {
  const before = (await status()).info.whitelabel.flags;
  const change = { flags: { MOBILENUMPASSREG3: false, MOBILEVERCODELOGIN3: false } };
  const outcome = await server.database.transact((tx) =>
    changeSettings(tx, { merchantCode: 'maneki', change, by: 'a test', at: server.clock.now() }),
  );
  expect(outcome).toEqual({
    ok: false,
    refusal: {
      code: 'site.flags_contradict',
      detail: { flags: 'MOBILENUMREG3, MOBILENUMPASSREG3, MOBILEVERCODELOGIN3' },
    },
  });
  await server.services.merchants.reload();
  expect((await status()).info.whitelabel.flags).toEqual(before);
});

test('[SITE-3] maintenance closes the calls, the status and settings stay open', async () => {
  const endsAt = new Date('2030-01-02T03:00:00Z');
  await server.change('maneki', { maintenance: { isOn: true, endsAt } });
  const closed = await server.call(probe);
  expect([closed.status, closed.body.code]).toEqual([423, 'site.under_maintenance']);
  const value = await status();
  expect([value.status, value.maintenance.endsAt]).toEqual([1, endsAt.toISOString()]);
  expect((await server.call(siteEndpoints.getSettings)).status).toBe(200);
  expect((await server.call(probe, { headers: { merchant: 'sampaguita' } })).status).toBe(200);
  await server.change('maneki', OPEN);
  expect((await server.call(probe)).status).toBe(200);
});

test.each(LANGUAGES)('[SITE-3] a closed site says why in %s', async (language) => {
  const blocked = { 'cf-ipcountry': 'KP', language };
  expect((await server.call(probe, { headers: blocked })).body.message).toBe(
    everyPhrase[language].site.refusals.region_restricted,
  );
  await server.change('maneki', { maintenance: { isOn: true, endsAt: null } });
  expect((await server.call(probe, { headers: { language } })).body.message).toBe(
    everyPhrase[language].site.refusals.under_maintenance,
  );
  await server.change('maneki', OPEN);
});

test('[SITE-3] a restricted region is status 2, with maintenance as well it is 1', async () => {
  const headers = { 'cf-ipcountry': 'KP' };
  const closed = await server.call(probe, { headers });
  expect([closed.status, closed.body.code]).toEqual([451, 'site.region_restricted']);
  expect((await status(headers)).status).toBe(2);
  await server.change('maneki', { maintenance: { isOn: true, endsAt: null } });
  expect((await server.call(probe, { headers })).body.code).toBe('site.under_maintenance');
  expect((await status(headers)).status).toBe(1);
  await server.change('maneki', OPEN);
});

test('the template says which version of two pages a merchant uses', async () => {
  const template = async (merchant: string) =>
    (await server.call(siteEndpoints.getTemplate, { headers: { merchant } })).body.value;
  expect(await template('maneki')).toEqual({ mem_cen: 1, dep_func: 1 });
  expect(await template('sampaguita')).toEqual({ mem_cen: 0, dep_func: 0 });
});

test('the minimum age is the stricter of the site and the market', async () => {
  const ageIn = async (country: string) =>
    (await server.call(siteEndpoints.getSettings, { headers: { 'cf-ipcountry': country } })).body
      .value.minimumAge;
  expect(await ageIn('JP')).toBe(21);
  expect(await ageIn('DE')).toBe(21);
});

test('a change is one version more, one row of the audit trail and one event that reaches other nodes', async () => {
  const heard: string[] = [];
  server.services.fanout.subscribe({ hear: ({ topic }) => heard.push(topic) });
  const outbox = runOutbox({
    ...server.services,
    log: silentLog,
    handlers: [(await import('./events.ts')).pushSettings],
    pollMs: 50,
  });
  const version = server.services.merchants.get('maneki').version;
  await server.change('maneki', OPEN);
  expect(server.services.merchants.get('maneki').version).toBe(version + 1);
  outbox.poke();
  await waitFor(() => heard.includes('site.settings'));
  await outbox.stop();
  const trail = await server.database.statement((tx) =>
    tx.selectFrom('site_setting_changes').select(['changed_by', 'change']).execute(),
  );
  expect(trail.at(-1)).toEqual({ changed_by: 'a test', change: expect.anything() });
});
