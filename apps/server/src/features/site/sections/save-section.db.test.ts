import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import { siteEndpoints } from '@maneki/contract/site/endpoints';
import { LOOK_COLOURS } from '@maneki/contract/site/look';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterOperator, type OperatorAs } from '#testing/enter-operator';
import { startTestServer, type TestServer } from '#testing/test-server';

const { readSettings, saveSection } = siteConsoleEndpoints;

let server: TestServer;
let owner: OperatorAs;
let manager: OperatorAs;
beforeAll(async () => {
  server = await startTestServer();
  owner = await enterOperator(server, { name: 'olga' });
  manager = await enterOperator(server, { name: 'mika', role: 'manager', merchants: ['maneki'] });
});
afterAll(() => server.dispose());

const cards = async (as = owner) =>
  (await server.send(readSettings, {}, as)).body.value.sections as Record<
    string,
    // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came back
    { version: number; changedBy: string | null; value: any }
  >;

async function save(section: string, value: object, as = owner, version?: number) {
  const stands = version ?? (await cards(as))[section]!.version;
  const wish = { section, version: stands, value } as never;
  const answer = await server.send(saveSection, wish, as);
  await server.services.merchants.reload();
  return answer;
}

const status = async (headers: Record<string, string> = {}) =>
  (await server.call(siteEndpoints.getStatus, { headers })).body.value;

const dark = Object.fromEntries(LOOK_COLOURS.map((name) => [name, '#000000']));
const readable = (ground: string, ink: string) => {
  const inks = /text|Text|muted|faint|edge|focus|^on/;
  return Object.fromEntries(LOOK_COLOURS.map((name) => [name, inks.test(name) ? ink : ground]));
};

test('[CONSOLE-2] a card is saved as a whole, is on the site with the next call, and in the audit trail', async () => {
  const copyright = { holder: 'Lucky Paw', from: 2024, to: 2030 };
  const answer = await save('brand', { name: ' Lucky Paw ', copyright });
  expect(answer).toMatchObject({ status: 200, body: { value: { section: 'brand', version: 1 } } });
  expect((await status()).info.whitelabel.name).toBe('Lucky Paw');
  const settings = (await server.call(siteEndpoints.getSettings)).body.value;
  expect(settings.copyright).toEqual(copyright);
  const subject = 'settings brand';
  const trail = await server.send(operatorsEndpoints.listActs, { subject }, owner);
  expect(trail.body.value.rows).toMatchObject([
    { act: 'site.saveSection', before: { name: 'Maneki' }, after: { name: 'Lucky Paw' } },
  ]);
  expect((await status({ merchant: 'sampaguita' })).info.whitelabel.name).toBe('Sampaguita');
});

test('[CONSOLE-2] who saves a card that another one has saved meanwhile is told so, and nothing is lost', async () => {
  const { version } = (await cards()).template!;
  expect(await save('template', { memCen: 0, depFunc: 1 }, owner, version)).toMatchObject({
    status: 200,
  });
  const late = await save('template', { memCen: 1, depFunc: 0 }, manager, version);
  expect(late).toMatchObject({ status: 409, body: { code: 'site.changed_meanwhile' } });
  expect(late.body.message).toContain('olga');
  expect((await cards()).template).toMatchObject({
    version: version + 1,
    changedBy: 'olga',
    value: { memCen: 0, depFunc: 1 },
  });
  // Another card is nobody's business here.
  expect((await save('images', { imageHosts: ['/m/art'] }, manager)).status).toBe(200);
});

test('[CONSOLE-2] of two who save a card at once, one is told', async () => {
  const { version } = (await cards()).languages!;
  const value = { languages: ['EN', 'JA', 'CN', 'TH', 'VI'], defaultLanguage: 'JA' };
  const both = await Promise.all([
    save('languages', value, owner, version),
    save('languages', value, manager, version),
  ]);
  expect(both.map(({ status: code }) => code).sort()).toEqual([200, 409]);
});

const refusals: [section: string, value: object, code: string][] = [
  ['brand', { name: 'A', copyright: { holder: 'A', from: 2025, to: 2024 } }, 'years_reversed'],
  ['look', { base: 'maneki', colours: { dark, light: dark } }, 'contrast_low'],
  [
    'look',
    { base: 'maneki', colours: { dark: { ...dark, ground: 'red' }, light: dark } },
    'colour_invalid',
  ],
  ['hosts', { hosts: ['https://a.example'], mainDomain: 'a.example' }, 'host_invalid'],
  ['hosts', { hosts: ['localhost', 'ph.localhost'], mainDomain: 'localhost' }, 'host_taken'],
  ['hosts', { hosts: ['a.example'], mainDomain: 'a.example' }, 'host_in_use'],
  ['hosts', { hosts: ['localhost'], mainDomain: 'a.example' }, 'main_domain_foreign'],
  ['hosts', { hosts: ['localhost', 'localhost'], mainDomain: 'localhost' }, 'link_twice'],
  ['languages', { languages: ['EN'], defaultLanguage: 'JA' }, 'default_not_offered'],
  ['currencies', { currencies: ['JPY'], currency: 'USD' }, 'default_not_offered'],
  [
    'links',
    { social: [{ type: 'LINE', url: 'javascript:alert(1)' }], downloads: [] },
    'link_invalid',
  ],
  ['links', { social: [], downloads: [{ type: 'BLOG', url: 'http://a.example' }] }, 'link_invalid'],
  [
    'services',
    {
      entries: [
        { type: 'CS', language: null, url: 'https://a.example' },
        { type: 'CS', language: null, url: 'https://b.example' },
      ],
    },
    'link_twice',
  ],
  ['images', { imageHosts: ['http://cdn.example'] }, 'image_host_invalid'],
  [
    'images',
    { imageHosts: ["https://cdn.example; script-src 'unsafe-inline'"] },
    'image_host_invalid',
  ],
  [
    'plannedMaintenance',
    { planned: { from: '2030-02-01T00:00:00Z', to: '2030-02-01T00:00:00Z' } },
    'plan_reversed',
  ],
  [
    'plannedMaintenance',
    { planned: { from: '2029-02-01T00:00:00Z', to: '2030-01-01T12:00:00Z' } },
    'plan_over',
  ],
];

test.each(refusals)('[CONSOLE-2] %s %j is refused: %s', async (section, value, code) => {
  const before = (await cards())[section];
  const answer = await save(section, value);
  expect(answer.body.code).toBe(`site.${code}`);
  expect(answer.body.message).not.toContain('{');
  expect((await cards())[section]).toEqual(before);
});

test('[CONSOLE-2] nobody saves without the right, or for another merchant', async () => {
  const support = await enterOperator(server, { name: 'sue', role: 'support' });
  const value = { memCen: 1, depFunc: 1 };
  expect((await save('template', value, support)).status).toBe(403);
  const foreign = { headers: { ...manager.headers, merchant: 'sampaguita' } };
  const wish = { section: 'template', version: 0, value } as never;
  expect((await server.send(saveSection, wish, foreign)).status).toBe(403);
  expect((await server.send(readSettings, {}, foreign)).status).toBe(403);
});

test('[CONSOLE-2] hosts come and go, and the site is found at them', async () => {
  const { hosts } = (await cards()).hosts!.value;
  const added = [...hosts, 'Play.Lucky.Example'];
  expect((await save('hosts', { hosts: added, mainDomain: 'localhost' })).status).toBe(200);
  expect((await status({ host: 'play.lucky.example' })).info.domainRoute).toContain(
    'play.lucky.example',
  );
  const taken = await enterOperator(server, { name: 'pia', merchant: 'sampaguita' });
  const wish = { hosts: ['ph.localhost', 'play.lucky.example'], mainDomain: 'ph.localhost' };
  expect((await save('hosts', wish, taken)).body.code).toBe('site.host_taken');
  expect((await save('hosts', { hosts, mainDomain: 'localhost' })).status).toBe(200);
});

test('[CONSOLE-2] colours are kept for both themes, told to the site, and given back', async () => {
  const colours = { dark: readable('#000000', '#FFFFFF'), light: readable('#ffffff', '#000000') };
  expect((await save('look', { base: 'sampaguita', colours })).status).toBe(200);
  const { whitelabel } = (await status()).info;
  expect([whitelabel.look, whitelabel.colours.dark.text]).toEqual(['sampaguita', '#ffffff']);
  expect((await save('look', { base: 'maneki', colours: null })).status).toBe(200);
  expect((await status()).info.whitelabel).toMatchObject({ look: 'maneki', colours: null });
});

test('[CONSOLE-2] customer service in the reader’s language comes before the one for everybody', async () => {
  const entries = [
    { type: 'whatsapp', language: null, url: 'https://wa.me/1' },
    { type: 'CS', language: null, url: 'https://all.example/' },
    { type: 'CS', language: 'JA', url: 'https://ja.example/' },
  ];
  expect((await save('services', { entries })).status).toBe(200);
  const paths = async (language: string) =>
    (
      await server.call(siteEndpoints.listCustomerService, { headers: { language } })
    ).body.value.map(({ path }: { path: string }) => path);
  expect(await paths('EN')).toEqual(['https://wa.me/1', 'https://all.example/']);
  expect(await paths('JA')).toEqual(['https://wa.me/1', 'https://ja.example/']);
  expect((await status({ language: 'JA' })).info.customerService).toHaveLength(2);
});

test('[SITE-3] a planned maintenance begins and ends by itself, on the moment', async () => {
  const [from, to] = ['2030-01-01T13:00:00.000Z', '2030-01-01T14:00:00.000Z'];
  const planned = { from, to };
  expect((await save('plannedMaintenance', { planned })).status).toBe(200);
  const open = { status: 0, maintenance: { isOn: false, endsAt: null, planned } };
  const closed = { status: 1, maintenance: { isOn: true, endsAt: to, planned } };
  const over = { status: 0, maintenance: { isOn: false, endsAt: null, planned: null } };
  const at = async (time: string) => {
    server.clock.advance(Date.parse(time) - server.clock.now().getTime());
    const probe = await server.app.inject({ method: 'GET', url: '/m/home' });
    return { site: await status(), page: probe.headers.location };
  };
  expect(await at('2030-01-01T12:59:59.999Z')).toMatchObject({ site: open, page: undefined });
  expect(await at(from)).toMatchObject({ site: closed, page: '/m/restrict' });
  expect(await at('2030-01-01T13:59:59.999Z')).toMatchObject({ site: closed });
  expect(await at(to)).toMatchObject({ site: over, page: undefined });
});
