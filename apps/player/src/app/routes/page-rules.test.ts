import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { everyPhrase } from '@maneki/phrases/every-phrase';
import { expect, test } from 'vitest';
import { findElsewhere } from './find-elsewhere.ts';
import { findPage, findRoute, type RouteName, routeTable, type SiteRoute } from './route-table.ts';

const routes = Object.entries(routeTable) as [RouteName, SiteRoute][];
const pathsWhere = (holds: (route: SiteRoute) => boolean) =>
  routes.filter(([, route]) => holds(route)).map(([, { path }]) => path);

/** The table of the specification, as far as its features stand. */
const STANDING = [
  'login register register.html changePsw set help feedback task notice forget activity message',
  'messages rng live pvp fish sports gameList member/home voucherCenter withdraw gameRecord',
  'transaction/record profitandloss rewardCenter securityCenter mall/mallHome member/benefits',
  'inviteFriends esports hot slotsCenter trail gameCenter game redRain restrict serviceError terms',
  'agentRegister member/agent/agentRebeat member/teamRebate',
  'agreement outerApp customerTask fbGame live-games poker-games sport-games slot-games fishing-games',
  'agent agent/team/overview member/team agent/team/pnl teamBetting member/notice',
  'member/agent/agentDivident member/agent/getSalaryContract member/agent/getDevidendContract',
  'member/agent/getHourContract lottery lott elott startLottery',
].flatMap((line) => line.split(' '));

const ALIASES: Readonly<Record<string, string>> = {
  'register.html': 'register',
  messages: 'message',
};

test.each(STANDING)('[SHELL-1] /m/%s opens its own page, however it is spelt', (path) => {
  const own = `/m/${ALIASES[path] ?? path}`;
  expect(findPage(`/m/${path}`)?.path).toBe(own);
  expect(findPage(`/m/${path.toUpperCase()}/`)?.path).toBe(own);
});

test.each(['nothing', 'home/more', '%00', '__proto__', 'constructor'])(
  '[SHELL-1] the unknown path %s is home',
  (path) => {
    expect(findPage(`/m/${path}`)).toBeUndefined();
    expect(findRoute(`/m/${path}`)).toBe(routeTable.home);
  },
);

test('[SHELL-5] the arrow leads home where the specification says so, and is not on home', () => {
  for (const path of ['login', 'register', 'activity', 'forget', 'gameList', 'message'])
    expect(findPage(`/m/${path}`), path).toMatchObject({ back: 'home' });
  for (const path of ['home', 'live-games', 'changePsw'])
    expect(findPage(`/m/${path}`), path).toMatchObject({ back: 'none' });
  for (const path of ['rng', 'help', 'feedback', 'notice', 'withdraw', 'set', 'task'])
    expect(findPage(`/m/${path}`), path).toMatchObject({ back: 'previous' });
});

test('[SHELL-5] the logo stands on home, games and the task page alone', () => {
  const home = pathsWhere((route) => route.hasBanner);
  expect(pathsWhere((route) => route.hasLogo).sort()).toEqual([...home, 'game', 'task'].sort());
});

test.each([
  ['activity', 'activity'],
  ['forget', 'forget'],
  ['home', 'home'],
  ['login', 'login'],
  ['register', 'register'],
  ['trail', 'trail'],
  ['gameCenter', 'gameCenter'],
  ['message', 'message'],
  ['set', 'set'],
  ['help', 'help'],
  ['feedback', 'feedback'],
  ['rng', 'rng'],
  ['live', 'live'],
  ['fish', 'fish'],
  ['sports', 'sports'],
] as const)('[SHELL-6] the page %s has a title of its own in every language', (path, title) => {
  expect(findPage(`/m/${path}`)?.title).toBe(title);
  for (const words of Object.values(everyPhrase)) {
    const { titles } = words.shell;
    expect(Object.values(titles).filter((text) => text === titles[title])).toHaveLength(1);
  }
});

test('[SHELL-4] [SHELL-7] bars are hidden where the specification hides them', () => {
  const own = ['login', 'register', 'message', 'lottery', 'forget', 'changePsw', 'member/home'];
  for (const path of own) expect(findPage(`/m/${path}`)?.header, path).toBe('own');
  expect(findPage('/m/agent')?.header).toBe('none');
  const hidden = [
    'agent',
    'login',
    'register',
    'slotsCenter',
    'gameList',
    'lottery',
    'forget',
    'changePsw',
    'notice',
  ];
  for (const path of [...hidden, 'help'])
    expect(findPage(`/m/${path}`)?.hasBottomMenu, path).toBe(false);
  for (const path of ['home', 'rng', 'activity', 'member/home', 'message', 'feedback', 'set'])
    expect(findPage(`/m/${path}`)?.hasBottomMenu, path).toBe(true);
});

const somebody = (type: number) =>
  ({ type, firstTimeLogin: false, isExcluded: false }) as NonNullable<
    Parameters<typeof findElsewhere>[0]
  >;
const whereTo = (path: string, type?: number) =>
  findElsewhere(type === undefined ? null : somebody(type), findRoute(`/m/${path}`), `/m/${path}`);

test.each([
  'webEmail',
  'startLottery',
  'chat',
  'feedback',
  'member/home',
  'inviteFriends',
  'rewardCenter',
  'withdraw',
])('[ROLE-1] a guest who opens /m/%s logs in first, and comes back there', (path) => {
  expect(whereTo(path)).toBe(`/login?${new URLSearchParams({ back: `/m/${path}` })}`);
  expect(whereTo(path, MEMBER_TYPES.player)).toBeUndefined();
});

const AGENT_PAGES = [
  'agent/team/overview',
  'member/team',
  'agent/team/pnl',
  'teamBetting',
  'member/notice',
  'member/agent/agentDivident',
  'member/agent/getSalaryContract',
  'member/agent/getDevidendContract',
  'member/agent/getHourContract',
];

test.each(AGENT_PAGES)('[ROLE-1] [AGENT-3] /m/%s is for agents', (path) => {
  expect(whereTo(path)).toBe(`/login?${new URLSearchParams({ back: `/m/${path}` })}`);
  for (const type of [MEMBER_TYPES.player, MEMBER_TYPES.trial, MEMBER_TYPES.demoPlayer])
    expect(whereTo(path, type)).toBe('/home');
  for (const type of [MEMBER_TYPES.agent, MEMBER_TYPES.generalAgent, MEMBER_TYPES.demoAgent])
    expect(whereTo(path, type)).toBeUndefined();
});

test('[ROLE-1] [AGENT-1] the agent’s page sends everybody else home, guests too', () => {
  expect(whereTo('agent')).toBe('/home');
  for (const type of [MEMBER_TYPES.player, MEMBER_TYPES.trial, MEMBER_TYPES.demoPlayer])
    expect(whereTo('agent', type)).toBe('/home');
  expect(whereTo('agent', MEMBER_TYPES.agent)).toBeUndefined();
});
test.each(['agentRegister', 'member/agent/agentRebeat', 'member/teamRebate'])(
  '[ROLE-1] [AGENT-3] /m/%s is for agents; a guest logs in first, others go home',
  (path) => {
    expect(whereTo(path)).toBe(`/login?${new URLSearchParams({ back: `/m/${path}` })}`);
    expect(whereTo(path, MEMBER_TYPES.agent)).toBeUndefined();
    for (const type of [MEMBER_TYPES.player, MEMBER_TYPES.trial, MEMBER_TYPES.demoPlayer])
      expect(whereTo(path, type)).toMatch(/^\/home/);
  },
);

test('[ROLE-1] a trial is told to register instead', () => {
  for (const path of ['feedback', 'member/home'])
    expect(whereTo(path, MEMBER_TYPES.trial)).toMatch(/^\/home\?/);
  expect(whereTo('message', MEMBER_TYPES.trial)).toBeUndefined();
  expect(whereTo('message')).toBeUndefined();
});
