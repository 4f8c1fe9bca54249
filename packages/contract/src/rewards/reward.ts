import type { TransferKind } from '../wallet/kinds.ts';

/** What a reward is for, and as what its money stands in the account record. */
export const REWARD_KINDS = {
  PROMOTION: 'PROMO',
  CASHBACK: 'PROMO',
  REBATE: 'REBATE_SELF',
  LEVEL_UP: 'VIP_BONUS',
  MONTHLY: 'VIP_BONUS',
  BIRTHDAY: 'VIP_BONUS',
  MISSION: 'MISSION',
  CHEST: 'MISSION',
  SIGN_IN: 'SIGNIN',
  RED_PACKET: 'REDPACKET',
  /** For having brought a friend, and for being the friend. */
  REFERRAL: 'REFERRAL',
  REFERRED: 'REFERRAL',
  MILESTONE: 'REFERRAL',
  COMMISSION: 'REFERRAL',
  MALL: 'MALL_CASH',
} as const satisfies Readonly<Record<string, TransferKind>>;

export type RewardKind = keyof typeof REWARD_KINDS;

export const isRewardKind = (kind: string): kind is RewardKind => Object.hasOwn(REWARD_KINDS, kind);

/** What has become of a reward. LOCKED is one whose time is yet to come. */
export const REWARD_STATES = ['LOCKED', 'CLAIMABLE', 'CLAIMED', 'EXPIRED', 'CANCELLED'] as const;

export type RewardState = (typeof REWARD_STATES)[number];

/** How long a reward waits for being claimed, where nothing else is said. */
export const REWARD_DAYS = 7;

export const REWARDS_PAGE_SIZE = 20;
