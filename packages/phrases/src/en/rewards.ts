import type { RewardsRefusal } from '@maneki/contract/rewards/refusals';
import type { RefusalPhrases } from '../words.ts';
import { mallRefusals } from './mall-refusals.ts';
import { missionRefusals } from './mission-refusals.ts';
import { packetRefusals } from './packet-refusals.ts';
import { pointRefusals } from './point-refusals.ts';
import { promotionRefusals } from './promotion-refusals.ts';
import { vipRefusals } from './vip-refusals.ts';

export const rewards = {
  centre: {
    empty: 'Nothing to claim right now',
    emptyText: 'Rewards from promotions, levels and missions appear here and wait for you.',
    unread: 'Your rewards could not be read.',
    claim: 'Claim',
    claimNamed: 'Claim {name}',
    claimAll: 'Claim all {count}',
    locked: 'Not yet',
    claimed: 'Claimed: {worth}',
    unsure: 'We could not confirm this. Look at your past rewards before you try again.',
    points: '{count} points',
    free: 'Yours at once: nothing has to be played for it.',
    toStake: 'Bets of {amount} in all before it can be withdrawn.',
    from: 'From {time}',
    until: 'Claim by {time}',
    past: 'Past rewards',
    more: 'Show more',
  },
  states: {
    CLAIMABLE: 'Waiting',
    LOCKED: 'Not yet',
    CLAIMED: 'Claimed',
    EXPIRED: 'Expired',
    CANCELLED: 'Withdrawn',
  },
  kinds: {
    PROMOTION: 'Promotion',
    CASHBACK: 'Cashback',
    REBATE: 'Rebate',
    LEVEL_UP: 'Level {number} reached',
    MONTHLY: 'Monthly gift of level {number}',
    BIRTHDAY: 'Birthday gift',
    MISSION: 'Mission',
    CHEST: 'Activity chest {number}',
    SIGN_IN: 'Sign-in, day {number}',
    RED_PACKET: 'Red packet',
    REFERRAL: 'A friend you invited',
    REFERRED: 'Welcome from your friend',
    MILESTONE: '{number} friends invited',
    COMMISSION: 'Commission from friends',
    MALL: 'Point mall',
  },
  refusals: {
    ...vipRefusals,
    ...missionRefusals,
    ...pointRefusals,
    ...mallRefusals,
    ...packetRefusals,
    ...promotionRefusals,
    reward_unknown: 'You do not have this reward.',
    reward_cancelled: 'This reward was withdrawn. Write to us if you have questions.',
    reward_expired: 'The time to claim this reward is over.',
    reward_locked: 'This reward cannot be claimed yet.',
  },
} as const satisfies { refusals: RefusalPhrases<RewardsRefusal['code']> } & Record<string, unknown>;
