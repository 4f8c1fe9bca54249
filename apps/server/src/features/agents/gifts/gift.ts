import type { GiftKind, GiftState, RainAudience } from '@maneki/contract/agents/gift';
import type { MainWallet } from '#features/wallet';

/** As it is written down: whether a lucky rain is open is a matter of time. */
export type GiftStatus = Exclude<GiftState, 'OPEN'>;

/** Money that an agent sends to their team. */
export type Gift = {
  readonly id: string;
  readonly seq: bigint;
  readonly merchantCode: string;
  readonly senderId: string;
  readonly kind: GiftKind;
  readonly status: GiftStatus;
  readonly wallet: MainWallet;
  readonly currency: string;
  readonly total: bigint;
  readonly count: number;
  /** What came back because nobody took it. */
  readonly refunded: bigint;
  readonly greeting: string;
  readonly fingerprint: string;
  readonly sentAt: Date;
  readonly endedAt: Date | null;
  readonly reason: string | null;
  /** Only of lucky rains. */
  readonly rain: Rain | null;
  readonly claim: { readonly by: string; readonly name: string; readonly at: Date } | null;
};

export type Rain = {
  readonly audience: RainAudience;
  /** Who is meant by a list. */
  readonly audienceIds: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/** What one of them gets; nobody's yet where it is a packet that nobody has taken. */
export type Part = {
  readonly number: number;
  readonly amount: bigint;
  readonly memberId: string | null;
  readonly givenAt: Date | null;
};

export type Counted = Gift & { readonly given: number; readonly givenTotal: bigint };

/** Who moved the money, as the ledger knows it. */
export const GIFT_SOURCE = 'agents.gifts';

/** Under which names a sender's money is held and leaves: for each who is named, or for all packets at once. */
export const holdKey = (giftId: string, number: number): string => `${giftId}:${number}`;
export const LUCKY_HOLD = 0;

export function stateOf({ status, rain }: Pick<Gift, 'status' | 'rain'>, now: Date): GiftState {
  if (status !== 'SCHEDULED' || !rain) return status;
  if (now < rain.startsAt) return 'SCHEDULED';
  return now < rain.endsAt ? 'OPEN' : 'FINISHED';
}

/** Money that has gone to others is not called back; rain that has not begun may be called off. */
export const isCancellable = (gift: Gift, now: Date): boolean =>
  gift.rain !== null &&
  now < gift.rain.startsAt &&
  (gift.status === 'SCHEDULED' || gift.status === 'PENDING_REVIEW');

export const kindsOfMoney = ({ kind }: Pick<Gift, 'kind'>) =>
  kind === 'TRANSFER'
    ? ({ out: 'DOWNLINE_OUT', in: 'DOWNLINE_IN' } as const)
    : ({ out: 'REDRAIN_OUT', in: 'REDRAIN_IN' } as const);
