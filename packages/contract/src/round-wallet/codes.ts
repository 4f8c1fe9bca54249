/**
 * Every answer of the Round Wallet protocol, version 1. `status` is the HTTP status it travels with. A
 * final answer never becomes another one: a provider that gets one stops asking. The others are asked
 * again, not before `retryAfterMs`.
 */
export const ROUND_WALLET_CODES = {
  OK: { status: 200, isFinal: true, retryAfterMs: null },
  INSUFFICIENT_FUNDS: { status: 402, isFinal: true, retryAfterMs: null },
  LIMIT_REACHED: { status: 403, isFinal: true, retryAfterMs: null },
  PLAYER_BLOCKED: { status: 403, isFinal: true, retryAfterMs: null },
  SELF_EXCLUDED: { status: 403, isFinal: true, retryAfterMs: null },
  SESSION_UNKNOWN: { status: 404, isFinal: true, retryAfterMs: null },
  SESSION_EXPIRED: { status: 403, isFinal: true, retryAfterMs: null },
  GAME_OFF: { status: 403, isFinal: true, retryAfterMs: null },
  CURRENCY_MISMATCH: { status: 422, isFinal: true, retryAfterMs: null },
  /** Its series is above the one that the player's session was told. */
  SERIES_TOO_HIGH: { status: 403, isFinal: true, retryAfterMs: null },
  /** Its prizes are none of those that the player's session was told. */
  PRIZE_MODE_OFF: { status: 403, isFinal: true, retryAfterMs: null },
  TX_MISMATCH: { status: 409, isFinal: true, retryAfterMs: null },
  TX_CANCELLED: { status: 409, isFinal: true, retryAfterMs: null },
  /** The bet may still be on its way: a win can overtake it. */
  REF_NOT_FOUND: { status: 404, isFinal: false, retryAfterMs: 1_000 },
  ROUND_CLOSED: { status: 409, isFinal: true, retryAfterMs: null },
  /** A win of the round waits for the operator; until then the round stays open. */
  ROUND_HELD: { status: 409, isFinal: false, retryAfterMs: 60_000 },
  ROUND_SETTLED: { status: 409, isFinal: true, retryAfterMs: null },
  BAD_SIGN: { status: 401, isFinal: true, retryAfterMs: null },
  STALE: { status: 401, isFinal: true, retryAfterMs: null },
  NONCE_REUSED: { status: 409, isFinal: true, retryAfterMs: null },
  BAD_REQUEST: { status: 400, isFinal: true, retryAfterMs: null },
  RATE_LIMITED: { status: 429, isFinal: false, retryAfterMs: 1_000 },
  TEMPORARY: { status: 503, isFinal: false, retryAfterMs: 1_000 },
} as const satisfies Readonly<
  Record<string, { status: number; isFinal: boolean; retryAfterMs: number | null }>
>;

export type RoundWalletCode = keyof typeof ROUND_WALLET_CODES;

/** What became of a transaction. */
export const TRANSACTION_OUTCOMES = [
  'APPLIED',
  'DECLINED',
  'TOMBSTONE',
  'SETTLED',
  'ROLLED_BACK',
  'PARKED',
  'HELD',
  'NOT_SEEN',
] as const;

export type TransactionOutcome = (typeof TRANSACTION_OUTCOMES)[number];
