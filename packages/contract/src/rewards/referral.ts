import type { Category } from '../play/tickets.ts';

/** How far an invited friend is. */
export const REFERRAL_STATES = ['OPEN', 'QUALIFIED', 'EXPIRED'] as const;

export type ReferralState = (typeof REFERRAL_STATES)[number];

/** What a friend has to have done, and within how many days, before the one who invited them is thanked. */
export const REFERRAL_DAYS = 30;
export const REFERRAL_DEPOSIT_RU = 20;
export const REFERRAL_TURNOVER_RU = 200;

/** What both are given then; the friend stakes theirs so many times. */
export const REFERRER_RU = 5;
export const REFERRED_RU = 2;
export const REFERRED_MULTIPLE = 5;

/** So many friends who have done it all give so much more, once each. */
export const REFERRAL_MILESTONES = [
  { friends: 5, ru: 10 },
  { friends: 10, ru: 25 },
  { friends: 30, ru: 100 },
] as const;

/** What comes of friends' play, and of their friends', in parts per million of valid turnover. */
export const COMMISSION_PPM = 500;
export const COMMISSION_SECOND_PPM = 100;
export const COMMISSION_MONTHS = 12;
export const COMMISSION_CATEGORIES: readonly Category[] = ['RNG', 'FISH', 'SPORTS'];

/** A day that comes to less gives nothing; one that comes to more gives this. In tenths of a reference unit. */
export const COMMISSION_MIN_TENTHS = 1;
export const COMMISSION_MAX_TENTHS = 2_000;

/** What a friend has not done yet. That something is shared is said, but not what. */
export const REFERRAL_OBSTACLES = ['PHONE', 'DEPOSIT', 'TURNOVER', 'SHARED'] as const;

export type ReferralObstacle = (typeof REFERRAL_OBSTACLES)[number];

export const FRIEND_STATES = ['PENDING', 'QUALIFIED', 'EXPIRED'] as const;

export type FriendState = (typeof FRIEND_STATES)[number];

export const FRIENDS_PAGE_SIZE = 20;
