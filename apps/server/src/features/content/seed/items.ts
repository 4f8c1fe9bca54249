import { RIGHTS } from '@maneki/contract/identity/member-types';
import { type Audience, EVERYBODY, GUESTS, MEMBERS } from '../audience.ts';
import type { ContentInput } from '../writing/content-input.ts';

/** What a demo merchant says, without the words: those stand by language and merchant. */
export type SeedItem = Omit<ContentInput, 'key' | 'texts' | 'status' | 'publishedAt'> & {
  /** How long ago it was said when the demo begins, so that lists look lived-in. */
  readonly hoursAgo: number;
};

/** A trial may still become a member, and is welcomed like a guest. */
const NEWCOMERS: Audience = { ...GUESTS, types: [4] };

const banner = (
  name: string,
  target: Partial<Pick<SeedItem, 'linkType' | 'linkage' | 'groupName' | 'audience'>>,
) =>
  ({
    kind: 'B',
    groupName: 'm_home',
    image: `art:${name}`,
    audience: EVERYBODY,
    hoursAgo: 41 * 24,
    ...target,
  }) as const satisfies SeedItem;

const route = (linkage: string) => ({ linkType: 'ROUTE', linkage }) as const;
const film = (name: string) => ({ linkType: 'URL', linkage: `art:${name}` }) as const;

const notice = (hoursAgo: number) =>
  ({ kind: 'PL', audience: EVERYBODY, hoursAgo }) as const satisfies SeedItem;

/** In the order of the banners; notices are sorted by their age. */
export const items = {
  'banner.welcome': banner('bannerWelcome', { ...route('/m/register'), audience: NEWCOMERS }),
  'banner.slots': banner('bannerSlots', route('/m/rng')),
  'banner.jackpot': banner('bannerJackpot', { linkType: 'GAME', linkage: 'HVAULT/vault3' }),
  'banner.fair': banner('bannerFair', route('/m/fairness')),
  'banner.freeplay': banner('bannerFreeplay', { ...route('/m/trail'), audience: GUESTS }),
  'banner.safe': banner('bannerSafe', route('/m/help?tag=responsible')),
  'banner.login': banner('bannerEntry', { groupName: 'm_login' }),
  'banner.register': banner('bannerJoin', { groupName: 'm_register' }),
  'banner.film': banner('hotVault', { groupName: 'm_video', ...film('filmVault') }),
  'notice.opening': { ...notice(41 * 24 + 3), isPinned: true },
  'notice.newSlots': notice(29),
  'notice.jackpots': notice(4 * 24 + 6),
  'notice.fairness': notice(8 * 24 + 2),
  'notice.passkeys': notice(12 * 24 + 9),
  'notice.limits': notice(17 * 24 + 4),
  'notice.records': notice(23 * 24 + 7),
  'notice.genuine': notice(31 * 24 + 1),
  'notice.finding': notice(6 * 24 + 8),
  'notice.looks': notice(14 * 24 + 5),
  'popup.welcome': {
    kind: 'PU',
    frequency: 'ONCE',
    audience: EVERYBODY,
    image: 'art:popupWelcome',
    ...route('/m/rng'),
    hoursAgo: 41 * 24,
  },
  'popup.freeplay': {
    kind: 'PU',
    frequency: 'DAILY',
    audience: GUESTS,
    image: 'art:popupFreeplay',
    ...route('/m/trail'),
    hoursAgo: 20 * 24,
  },
  'popup.limits': {
    kind: 'PU',
    frequency: 'ONCE',
    // A trial has no limits to set: it is over within a day.
    audience: { ...MEMBERS, types: [...RIGHTS.member] },
    image: 'art:popupLimits',
    ...route('/m/help?tag=responsible'),
    hoursAgo: 17 * 24,
  },
  'hot.slots': {
    kind: 'H',
    audience: EVERYBODY,
    image: 'art:hotSlots',
    ...film('film'),
    hoursAgo: 28,
  },
  'hot.vault': {
    kind: 'H',
    audience: EVERYBODY,
    image: 'art:hotVault',
    ...film('filmVault'),
    hoursAgo: 4 * 24 + 5,
  },
  'hot.fair': {
    kind: 'H',
    audience: EVERYBODY,
    image: 'art:hotFair',
    ...route('/m/fairness'),
    hoursAgo: 8 * 24 + 1,
  },
  'agent.welcome': { kind: 'A', audience: MEMBERS, hoursAgo: 40 * 24 },
} as const satisfies Readonly<Record<string, SeedItem>>;

export type ItemKey = keyof typeof items;
