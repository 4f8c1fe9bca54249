import { contentEndpoints } from '@maneki/contract/content/endpoints';
import type { Notice } from '@maneki/contract/content/schemas';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#platform/calls/call';
import { startTestServer, type TestServer } from '#testing/test-server';
import { EVERYBODY, GUESTS, MEMBERS } from './audience.ts';
import { contentHandlers } from './routes.ts';
import { noticeInput, writeContent } from './testing/write-content.ts';

let server: TestServer;
const cookies = { guest: '', player: '', agent: '', general: '', demoAgent: '', trial: '' };
beforeAll(async () => {
  server = await startTestServer();
  cookies.player = await server.logIn('sakura');
  cookies.agent = await server.logIn('agent01');
  cookies.general = await server.logIn('general01');
  cookies.demoAgent = await server.logIn('demoagent');
  cookies.trial = (await server.send(identityEndpoints.startTestPlay, {})).cookie;
});
afterAll(() => server.dispose());

type Who = keyof typeof cookies;

const ask = async (input: object = {}, who: Who = 'guest', headers: Record<string, string> = {}) =>
  (await server.send(contentEndpoints.listAnnouncements, input, { cookie: cookies[who], headers }))
    .body.value;

const titles = async (who: Who = 'guest', headers: Record<string, string> = {}, input = {}) => {
  const { playerNotices } = await ask({ types: 'PL', ...input }, who, headers);
  return playerNotices.map(({ title }: Notice) => title) as string[];
};

test('[MSG-2] the answer holds what was asked for, by kind, and nothing else', async () => {
  const home = await ask({ types: 'B,PL,PU,H', platform: 'M', token: '' });
  for (const kind of ['banners', 'playerNotices', 'popups', 'hot'])
    expect(home[kind].length, kind).toBeGreaterThan(0);
  expect([home.promotions, home.agentNotices]).toEqual([[], []]);
  const banners = await ask({ types: 'B' });
  expect(banners.banners).toEqual(home.banners);
  expect([banners.playerNotices, banners.popups, banners.hot]).toEqual([[], [], []]);
  await writeContent(server, noticeInput('teaser', { kind: 'PR' }));
  expect((await ask({ types: 'PR' })).promotions).toMatchObject([{ title: 'teaser', type: 'PR' }]);
  const odd = await server.send(contentEndpoints.listAnnouncements, { types: 'B,XX' });
  expect(odd.body.code).toBe('call.input_invalid');
});

test('[HOME-5] banners are those of the group, m_home where none is named, m_reg is m_register', async () => {
  const groups = async (groupName?: string) => {
    const { banners } = await ask({ types: 'B', ...(groupName ? { groupName } : {}) });
    return [...new Set(banners.map((banner: { groupName: string }) => banner.groupName))];
  };
  expect(await groups()).toEqual(['m_home']);
  expect(await groups('m_login')).toEqual(['m_login']);
  expect(await groups('m_reg')).toEqual(['m_register']);
  expect(await groups('m_register')).toEqual(['m_register']);
  expect(await groups('m_video')).toEqual(['m_video']);
  expect(await groups('m_nowhere')).toEqual([]);
});

test('[MSG-2] guests, members, trials and agents see what is meant for them', async () => {
  await writeContent(server, noticeInput('to guests', { audience: GUESTS }));
  await writeContent(server, noticeInput('to members', { audience: MEMBERS }));
  await writeContent(server, noticeInput('to trials', { audience: { guest: false, types: [4] } }));
  await writeContent(server, noticeInput('to all'));
  const seen = async (who: Who) =>
    (await titles(who)).filter((title) => title.startsWith('to ')).sort();
  expect(await seen('guest')).toEqual(['to all', 'to guests']);
  expect(await seen('player')).toEqual(['to all', 'to members']);
  expect(await seen('trial')).toEqual(['to all', 'to members', 'to trials']);
  expect(await seen('agent')).toEqual(['to all', 'to members']);
});

test('[MSG-2] a session that is over, or another merchant’s, looks as a guest', async () => {
  const stranger = { cookie: `session=${'x'.repeat(43)}` };
  const answer = await server.send(contentEndpoints.listAnnouncements, { types: 'PL' }, stranger);
  expect(answer.status).toBe(200);
  expect(answer.body.value).toEqual(await ask({ types: 'PL' }));
  const elsewhere = { merchant: 'sampaguita' };
  expect(await titles('player', elsewhere)).toEqual(await titles('guest', elsewhere));
});

test('[MSG-2] notices to agents reach types 1, 2 and 41, and no player, trial or guest', async () => {
  const count = async (who: Who) => (await ask({ types: 'A' }, who)).agentNotices.length;
  for (const who of ['agent', 'general', 'demoAgent'] as const)
    expect(await count(who), who).toBeGreaterThan(0);
  for (const who of ['guest', 'player', 'trial'] as const) expect(await count(who), who).toBe(0);
});

test('[MSG-2] a merchant’s visitors see only what this merchant says', async () => {
  await writeContent(server, noticeInput('of the bay'), 'sampaguita');
  expect(await titles()).not.toContain('of the bay');
  expect(await titles('guest', { merchant: 'sampaguita' })).toContain('of the bay');
  expect(await titles('guest', { merchant: 'sampaguita' })).not.toContain('to all');
});

test('[MSG-2] content begins at its first instant and is over at its last', async () => {
  const start = server.clock.now().getTime() + 60_000;
  const period = { startsAt: new Date(start), endsAt: new Date(start + 60_000) };
  await writeContent(server, noticeInput('passing', period));
  const seen: boolean[] = [];
  for (const step of [59_999, 1, 59_999, 1]) {
    server.clock.advance(step);
    seen.push((await titles()).includes('passing'));
  }
  expect(seen).toEqual([false, true, true, false]);
});

test('[MSG-2] a country is demanded of the call, and a page for all guests is only a country’s', async () => {
  const audience = { ...EVERYBODY, countries: ['TH'] };
  await writeContent(server, noticeInput('in Thailand', { audience }));
  expect(await titles('guest', { 'cf-ipcountry': 'TH' })).toContain('in Thailand');
  expect(await titles('player', { 'cf-ipcountry': 'TH' })).toContain('in Thailand');
  expect(await titles('guest', { 'cf-ipcountry': 'JP' })).not.toContain('in Thailand');

  const { listAnnouncements } = contentHandlers(server.services);
  const token = /session=([^;]+)/.exec(cookies.player)![1];
  const call = {
    merchantCode: 'maneki',
    language: 'EN',
    countryCode: 'TH',
    now: server.clock.now(),
    credential: token,
  } as Call;
  const namedIn = async (countryCode: string) => {
    const forAll = { ...call, countryCode, isForAll: true } as const;
    const answer = await listAnnouncements(forAll, { types: 'PL', platform: 'M' });
    return answer.ok ? answer.value.playerNotices.map(({ title }) => title) : [];
  };
  expect(await namedIn('TH')).toContain('in Thailand');
  const elsewhere = await namedIn('JP');
  expect(elsewhere).toContain('to guests');
  expect(elsewhere).not.toContain('in Thailand');
  expect(elsewhere).not.toContain('to members');
});

test('[MSG-2] a label is demanded of the member, and one of several is enough', async () => {
  const audience = { ...MEMBERS, labels: ['gold', 'silver'] };
  await writeContent(server, noticeInput('for the shining', { audience }));
  expect(await titles('player')).not.toContain('for the shining');
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ labels: ['new', 'silver'] })
      .where('username', '=', 'sakura')
      .execute(),
  );
  expect(await titles('player')).toContain('for the shining');
  expect(await titles('agent')).not.toContain('for the shining');
  expect(await titles()).not.toContain('for the shining');
});

test('[MSG-2] [PROMO-3] a level is demanded of the member, as it is now', async () => {
  const atLevel = (level: number) => ({ audience: { ...MEMBERS, vip: [level] } });
  await writeContent(server, noticeInput('for the first level', atLevel(1)));
  await writeContent(server, noticeInput('for the second level', atLevel(2)));
  expect(await titles('player')).toContain('for the first level');
  expect(await titles('player')).not.toContain('for the second level');
  await server.database.statement((tx) =>
    tx.updateTable('rewards_vip_members').set({ level: 2, highest: 2 }).execute(),
  );
  expect(await titles('player')).toContain('for the second level');
  expect(await titles()).not.toContain('for the second level');
});

test('[MSG-2] content for another platform is left out', async () => {
  await writeContent(server, noticeInput('on phones', { platform: 'M' }));
  await writeContent(server, noticeInput('on desks', { platform: 'W' }));
  expect(await titles()).toContain('on phones');
  expect(await titles()).not.toContain('on desks');
  expect(await titles('guest', {}, { platform: 'W' })).toContain('on desks');
});

test('[MSG-2] a text is in the language asked for, else in English, else in any', async () => {
  await writeContent(
    server,
    noticeInput('spoken', { texts: { EN: { title: 'tongue EN' }, JA: { title: 'tongue JA' } } }),
  );
  await writeContent(server, noticeInput('rare', { texts: { VI: { title: 'tongue VI' } } }));
  const heard = async (headers: Record<string, string>, input = {}) =>
    (await titles('guest', headers, input)).filter((title) => title.startsWith('tongue')).sort();
  expect(await heard({ language: 'JA' })).toEqual(['tongue JA', 'tongue VI']);
  expect(await heard({ language: 'TH' })).toEqual(['tongue EN', 'tongue VI']);
  expect(await heard({ language: 'TH' }, { language: 'JA' })).toEqual(['tongue JA', 'tongue VI']);
});

test('[MSG-2] pinned notices come first, then as they are sorted, then the newest', async () => {
  await writeContent(server, noticeInput('order 3', { sortOrder: 2 }));
  server.clock.advance(1_000);
  await writeContent(server, noticeInput('order 2', { sortOrder: 2 }));
  await writeContent(server, noticeInput('order 1', { sortOrder: 1 }));
  await writeContent(server, noticeInput('order 0', { sortOrder: 9, isPinned: true }));
  const found = (await titles()).filter((title) => title.startsWith('order'));
  expect(found).toEqual(['order 0', 'order 1', 'order 2', 'order 3']);
});

test('[MSG-2] of very many notices the first hundred are told at once', async () => {
  const merchant = { merchant: 'sampaguita' };
  for (let nth = 0; nth < 101; nth += 1)
    await writeContent(server, noticeInput(`many ${nth}`, { audience: GUESTS }), 'sampaguita');
  expect(await titles('guest', merchant)).toHaveLength(100);
});

test('[HOME-14] a popup that comes up once is over for the member who has read it', async () => {
  const once = await writeContent(server, noticeInput('once', { kind: 'PU', frequency: 'ONCE' }));
  server.clock.advance(1_000);
  const daily = await writeContent(
    server,
    noticeInput('daily', { kind: 'PU', frequency: 'DAILY', mustRead: true }),
  );
  const popups = async (who: Who) =>
    (await ask({ types: 'PU' }, who)).popups.filter(({ announcementId }: Notice) =>
      [once, daily].includes(announcementId),
    );
  expect(await popups('player')).toMatchObject([
    { title: 'daily', frequency: 'DAILY', forceRead: true, content: '<p>daily</p>' },
    { title: 'once', frequency: 'ONCE', forceRead: false },
  ]);
  for (const announcementId of [once, daily])
    await server.send(
      contentEndpoints.markRead,
      { announcementId, read: true },
      { cookie: cookies.player },
    );
  expect(await popups('player')).toMatchObject([{ title: 'daily' }]);
  expect(await popups('agent')).toHaveLength(2);
  expect(await popups('guest')).toHaveLength(2);
});
