import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why money does not leave, in the order of the checks, and why an account to be paid to is not bound. */
export const withdrawalRefusals = {
  'cashier.mobile_unverified': { status: 409, detail: [] },
  'cashier.name_unset': { status: 409, detail: [] },
  'cashier.payment_password_recent': { status: 409, detail: ['hours'] },
  'cashier.verification_needed': { status: 409, detail: [] },
  'cashier.withdrawal_open': { status: 409, detail: [] },
  'cashier.rollover_open': { status: 409, detail: ['remaining'] },
  'cashier.account_unknown': { status: 404, detail: [] },
  'cashier.account_waiting': { status: 409, detail: ['hours'] },
  'cashier.amount_fraction': { status: 422, detail: [] },
  'cashier.amount_low': { status: 422, detail: ['minimum'] },
  'cashier.amount_high': { status: 422, detail: ['maximum'] },
  'cashier.day_limit': { status: 422, detail: ['left'] },

  'cashier.name_invalid': { status: 422, detail: [] },
  /** An account was bound in it. */
  'cashier.name_locked': { status: 409, detail: [] },
  'cashier.account_invalid': { status: 422, detail: ['field'] },
  'cashier.holder_differs': { status: 422, detail: [] },
  'cashier.accounts_full': { status: 409, detail: ['max'] },
  'cashier.account_taken': { status: 409, detail: [] },
  /** An order that is under way goes there. */
  'cashier.account_in_use': { status: 409, detail: [] },

  'cashier.withdrawal_unknown': { status: 404, detail: [] },
  /** It stands where this cannot be done any more. */
  'cashier.withdrawal_moved': { status: 409, detail: ['status'] },
  /** For operators: somebody else looks at it. */
  'cashier.withdrawal_claimed': { status: 409, detail: ['operator'] },
  /** For operators: two of them are about to decide it. */
  'cashier.withdrawal_proposed': { status: 409, detail: [] },
} as const satisfies RefusalTable<'cashier'>;

export type WithdrawalRefusal = RefusalOf<typeof withdrawalRefusals>;

/** What these calls may refuse with: their own codes, and those of what they ask. */
export type WithdrawalCode =
  | WithdrawalRefusal['code']
  | 'identity.payment_password_wrong'
  | 'identity.payment_password_locked'
  | 'identity.payment_password_unset'
  | 'wallet.insufficient_funds'
  | 'wallet.account_blocked'
  | 'wallet.account_closed'
  | 'wallet.key_reused';
