import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why money does not move, or a record cannot be shown. */
export const walletRefusals = {
  'wallet.insufficient_funds': { status: 422, detail: [] },
  'wallet.limit_reached': { status: 422, detail: [] },
  'wallet.account_blocked': { status: 403, detail: [] },
  'wallet.account_closed': { status: 403, detail: [] },
  'wallet.currency_mismatch': { status: 422, detail: [] },
  /** The same key came before with other terms. */
  'wallet.key_reused': { status: 409, detail: [] },
  /** Money is played for here, or new members begin with nothing. */
  'wallet.refill_not_offered': { status: 403, detail: [] },
  'wallet.refill_not_needed': { status: 409, detail: [] },
  'wallet.refill_too_soon': { status: 409, detail: ['minutes'] },
  'wallet.period_invalid': { status: 422, detail: ['days', 'back'] },
  'wallet.cursor_invalid': { status: 422, detail: [] },
  /** For operators: nobody of this merchant has the id. */
  'wallet.member_unknown': { status: 404, detail: [] },
  /** For operators: the member has not touched their wallet yet. */
  'wallet.account_unopened': { status: 409, detail: [] },
  /** For operators: the member plays with another wallet by now. */
  'wallet.account_another': { status: 409, detail: [] },
  'wallet.amount_invalid': { status: 422, detail: [] },
  'wallet.not_agent': { status: 403, detail: [] },
} as const satisfies RefusalTable<'wallet'>;

export type WalletCode = keyof typeof walletRefusals;
export type WalletRefusal = RefusalOf<typeof walletRefusals>;
