import type { MallState } from './mall.ts';
import type { RewardKind } from './reward.ts';

/** Facts that rewards tells. */
export type RewardsEvents = {
  /** Something waits for a member. */
  'rewards.reward_granted': RewardFact & { readonly expiresAt: string };
  /** A member has taken it, or it was credited by itself. */
  'rewards.reward_claimed': RewardFact;
  /** A member is at another level now: higher, or lower after a month without enough play. */
  'rewards.level_changed': {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly currency: string;
    readonly from: number;
    readonly to: number;
  };
  /** An order of the mall goes on: confirmed, sent, received, taken back. */
  'rewards.order_moved': {
    readonly orderNo: string;
    readonly memberId: string;
    readonly merchantCode: string;
    readonly state: MallState;
  };
  /** What a member asked for was not given, or what was given is taken back, with the reason. */
  'rewards.claim_refused': {
    readonly claimId: string;
    readonly memberId: string;
    readonly merchantCode: string;
    readonly isReversed: boolean;
    /** What the promotion is called in every language. */
    readonly titles: Readonly<Record<string, string>>;
    readonly reason: string;
  };
  /** A round of red packets has begun. */
  'rewards.packets_opened': { readonly merchantCode: string; readonly roundId: string };
  /** Some of a member's points expire in a month or less. */
  'rewards.points_expiring': {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly points: number;
    /** As `2030-02-01`. */
    readonly expiresOn: string;
  };
};

type RewardFact = {
  readonly rewardId: string;
  readonly memberId: string;
  readonly merchantCode: string;
  readonly kind: RewardKind;
  /** Ledger units as digits, because an event is kept as JSON. */
  readonly amount: string;
  readonly currency: string;
  readonly points: number;
};
