/**
 * What a callback is answered. A final answer never becomes another one: a provider that gets one stops
 * asking. The others are asked again.
 */
export const PAYMENT_CODES = {
  OK: { status: 200, isFinal: true },
  /** The same was told before. It has no second effect. */
  DUPLICATE: { status: 200, isFinal: true },
  ORDER_UNKNOWN: { status: 404, isFinal: true },
  CURRENCY_MISMATCH: { status: 422, isFinal: true },
  /** A payment of this name was told before, with other terms. */
  ALTERED: { status: 409, isFinal: true },
  BAD_SIGN: { status: 401, isFinal: true },
  STALE: { status: 401, isFinal: true },
  NONCE_REUSED: { status: 409, isFinal: true },
  BAD_REQUEST: { status: 400, isFinal: true },
  RATE_LIMITED: { status: 429, isFinal: false },
  TEMPORARY: { status: 503, isFinal: false },
} as const satisfies Readonly<Record<string, { status: number; isFinal: boolean }>>;

export type PaymentCode = keyof typeof PAYMENT_CODES;
