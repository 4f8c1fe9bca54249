import { type Currency, floorToMinorUnits, takePpm } from '@maneki/kernel/money';
import { UPLOAD } from '../constants.ts';
import type { DepositState } from './states.ts';

/** How many orders somebody may have open, and how long those wait who leave too many of them lying. */
export const DEPOSIT_RULES = {
  openMax: 3,
  openPerChannelMax: 1,
  abandonedMax: 5,
  abandonedWithinHours: 24,
  waitHours: 2,
  /** A payment that comes so long after the order's end still belongs to it. */
  lateHours: 72,
} as const;

/** What one operator may credit by themselves: no more than this, and hardly another amount than was asked for. */
export const DEPOSIT_REVIEW = { aloneMaxRu: 2_000, deviationMaxPpm: 50_000n } as const;

/** Pictures that prove a payment: PNG or JPEG by what they hold. */
export const RECEIPT_RULES = {
  countMax: UPLOAD.imagesMax,
  bytesMax: UPLOAD.bytesMax,
  /** The longest side, in pixels. */
  sideMax: 8_192,
  /** As many as the largest cameras of phones have. */
  pixelsMax: 50_000_000,
} as const;

/** What is accepted for an upload, as a browser's file field says it. */
export const RECEIPT_TYPES = ['image/png', 'image/jpeg'] as const;

/** Orders that are not over: they count against what may be open. */
export const OPEN_DEPOSIT_STATES = [
  'CREATED',
  'AWAITING_PAYMENT',
  'SUBMITTED',
  'PROCESSING',
] as const satisfies readonly DepositState[];

export type FeePayer = 'PLATFORM' | 'MEMBER';

/** What a channel takes and gives. Amounts are ledger units, rates parts per million. */
export type DepositTerms = {
  readonly feePayer: FeePayer;
  readonly feePpm: bigint;
  readonly feeFixed: bigint;
  readonly bonusPpm: bigint;
};

export type DepositCredit = {
  readonly fee: bigint;
  readonly bonus: bigint;
  readonly credited: bigint;
};

/**
 * What arrives in the wallet for what was paid. The server books by this, and pages show it before anybody
 * pays. Fee and bonus are whole minor units, both rounded down; a fee takes no more than there is.
 */
export function creditFor(
  received: bigint,
  currency: Currency,
  { feePayer, feePpm, feeFixed, bonusPpm }: DepositTerms,
): DepositCredit {
  const asked =
    feePayer === 'MEMBER' ? floorToMinorUnits(takePpm(received, feePpm) + feeFixed, currency) : 0n;
  const fee = asked > received ? received : asked;
  const bonus = floorToMinorUnits(takePpm(received, bonusPpm), currency);
  return { fee, bonus, credited: received - fee + bonus };
}

/** Why a channel cannot be used now, in the order in which it is looked at. */
export const CHANNEL_OBSTACLES = [
  'CLOSED',
  'LEVEL',
  'UNREACHABLE',
  'WAIT',
  'ORDERS_OPEN',
  'CHANNEL_BUSY',
  'DAY_FULL',
] as const;

export type ChannelObstacle = (typeof CHANNEL_OBSTACLES)[number];
