import type { Language } from '@maneki/contract/language';
import type { Category } from '@maneki/contract/play/tickets';
import { REWARD_DAYS, type RewardKind, type RewardState } from '@maneki/contract/rewards/reward';

/** What has to be staked before money that was given may leave. */
export type StakeTerms = {
  /** What is multiplied: the gift, or the gift with the deposit that it came for. */
  readonly principal: bigint;
  readonly multiple: number;
  /** The categories whose bets count; none named are all of them. */
  readonly groups: readonly Category[];
  /** A larger stake counts nothing. */
  readonly maxBet: bigint | null;
  /** How long there is time, once it was claimed. */
  readonly days: number | null;
  /** More than this does not stay of it and of what was won with it. */
  readonly maxCashOut?: bigint | null;
  /** The order of the deposit that is staked jointly with it, and not once more by itself. */
  readonly jointDeposit?: string | null;
};

/** Something that is given to a member, to be claimed once. */
export type Grant = {
  readonly id: string;
  readonly merchantCode: string;
  readonly memberId: string;
  readonly kind: RewardKind;
  /** What it is for: with its kind it is given once. */
  readonly sourceKey: string;
  readonly title: Readonly<Partial<Record<Language, string>>> | null;
  readonly number: number | null;
  /** Of the wallet that it goes to. */
  readonly currency: string;
  readonly amount: bigint;
  readonly points: number;
  readonly terms: StakeTerms | null;
  readonly availableFrom: Date;
  readonly expiresAt: Date;
  readonly state: Exclude<RewardState, 'LOCKED'>;
  readonly grantedAt: Date;
  readonly endedAt: Date | null;
};

const DAY_MS = 86_400_000;

/** When a reward of now expires, where nothing else is said. */
export const defaultExpiry = (now: Date): Date => new Date(now.getTime() + REWARD_DAYS * DAY_MS);

/** What a grant is at a moment: its time may be yet to come, or over before anybody wrote that down. */
export function stateAt(
  { state, availableFrom, expiresAt }: Pick<Grant, 'state' | 'availableFrom' | 'expiresAt'>,
  now: Date,
): RewardState {
  if (state !== 'CLAIMABLE') return state;
  if (now >= expiresAt) return 'EXPIRED';
  return now < availableFrom ? 'LOCKED' : 'CLAIMABLE';
}

/** What has to be staked in all for a grant. */
export const toStake = ({ terms }: Pick<Grant, 'terms'>): bigint =>
  terms ? terms.principal * BigInt(terms.multiple) : 0n;
