import type { Language } from '@maneki/contract/language';
import type { FundTransfer } from '@maneki/contract/play/schemas';
import { ROUND_WALLET_WINDOW_MS } from '@maneki/contract/round-wallet/signature';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import {
  type Currency,
  fromReferenceUnits,
  isWholeMinorUnits,
  writeAmount,
} from '@maneki/kernel/money';
import { type Names, nameIn } from '#features/catalog';
import { dayOf } from '#features/wallet';
import { drawDigits } from '#platform/secrets/secrets';

export type Direction = 'TO_VENDOR' | 'FROM_VENDOR';
export type TransferStatus = 'PENDING' | 'SUCCESS' | 'FAILED' | 'UNKNOWN';

/** Money on its way between a main wallet and a vendor's own. */
export type StoredFundTransfer = {
  readonly memberId: string;
  readonly refNo: string;
  readonly merchantCode: string;
  readonly providerCode: string;
  readonly vendorCode: string;
  readonly direction: Direction;
  readonly amount: bigint;
  readonly currency: string;
  readonly status: TransferStatus;
  readonly checks: number;
  readonly requestedAt: Date;
  readonly endedAt: Date | null;
};

/** How long a vendor may take to answer, before nobody knows what it did. */
export const TRANSFER_TIMEOUT_MS = 30 * SECOND_MS;

/** When a vendor is asked what became of a transfer, counted from the wish. */
const CHECKS_AFTER_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);

/** When the next look follows after so many in vain. A person is told after the last of the few. */
export function nextCheckAt(
  { requestedAt, checks }: Pick<StoredFundTransfer, 'requestedAt' | 'checks'>,
  now: Date,
): Date {
  const afterMs = CHECKS_AFTER_MS[checks];
  const due = afterMs === undefined ? 0 : requestedAt.getTime() + afterMs;
  // A check that came late must not be followed by all that it kept waiting at once.
  return new Date(Math.max(due, now.getTime() + (afterMs === undefined ? HOUR_MS : MINUTE_MS)));
}

export const firstCheckAt = (now: Date): Date => new Date(now.getTime() + CHECKS_AFTER_MS[0]!);

export const isLastCheck = (checks: number): boolean => checks === CHECKS_AFTER_MS.length;

/**
 * Whether a vendor that has not seen a transfer can still come to see it: a call that is stuck on its
 * way is taken for fresh as long as its time is within the window, whichever way the clocks differ.
 */
export const mayStillArrive = (requestedAt: Date, now: Date): boolean =>
  now.getTime() - requestedAt.getTime() <= 2 * ROUND_WALLET_WINDOW_MS + TRANSFER_TIMEOUT_MS;

/** The number under which both sides know a transfer: the day, and chance. */
export const drawRefNo = (now: Date, timezone: string): string =>
  `F${dayOf(now, timezone).replaceAll('-', '').slice(2)}${drawDigits(10)}`;

const MINIMUM_RU = 1;

export const minimumOf = (currency: Currency): bigint => fromReferenceUnits(MINIMUM_RU, currency);

export const isAmountRight = (amount: bigint, currency: Currency): boolean =>
  amount >= minimumOf(currency) && isWholeMinorUnits(amount, currency);

export const describeTransfer = (
  transfer: StoredFundTransfer,
  names: Names | undefined,
  language: Language,
): FundTransfer => ({
  refNo: transfer.refNo,
  vendor: {
    code: transfer.vendorCode,
    name: names ? nameIn(names, language) : transfer.vendorCode,
  },
  direction: transfer.direction,
  amount: writeAmount(transfer.amount),
  status: transfer.status,
  requestedAt: transfer.requestedAt.toISOString(),
  endedAt: transfer.endedAt?.toISOString() ?? null,
});
