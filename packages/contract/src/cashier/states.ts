/** Where a deposit order stands, and where it may go from there. What leads nowhere is the end. */
export const DEPOSIT_MOVES = {
  CREATED: ['AWAITING_PAYMENT', 'FAILED'],
  AWAITING_PAYMENT: ['SUBMITTED', 'PROCESSING', 'EXPIRED', 'CANCELLED', 'FAILED'],
  SUBMITTED: ['PROCESSING', 'REJECTED'],
  PROCESSING: ['SUCCESS', 'REJECTED'],
  SUCCESS: [],
  REJECTED: [],
  /** A payment that comes late, within three days, opens it again. */
  EXPIRED: ['PROCESSING'],
  CANCELLED: [],
  FAILED: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DepositState = keyof typeof DEPOSIT_MOVES;

/** Where a withdrawal stands. Its amount is held until it is paid, or given back once and for all. */
export const WITHDRAWAL_MOVES = {
  REQUESTED: ['RISK_CHECK', 'CANCELLED'],
  RISK_CHECK: ['REVIEW', 'APPROVED', 'CANCELLED'],
  REVIEW: ['APPROVED', 'REJECTED'],
  APPROVED: ['PAYING'],
  PAYING: ['PAID', 'FAILED', 'UNKNOWN'],
  /** Nobody knows whether it was paid. Only somebody who has found out ends it. */
  UNKNOWN: ['PAID', 'FAILED'],
  PAID: [],
  REJECTED: [],
  FAILED: [],
  CANCELLED: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type WithdrawalState = keyof typeof WITHDRAWAL_MOVES;

/** The ways to pay in and out. Crypto is paid in coins at a quote, everything else in the currency. */
export const PAYMENT_METHODS = ['BANK_TRANSFER', 'QR', 'EWALLET', 'CRYPTO'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
