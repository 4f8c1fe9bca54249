import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why something about salary and dividend contracts, and their bills cannot be done. */
export const contractRefusals = {
  /** There is none, or it is none of the caller’s business. */
  'agents.contract_unknown': { status: 404, detail: [] },
  /** It was answered, withdrawn or ended meanwhile. */
  'agents.contract_moved_on': { status: 409, detail: [] },
  /** Accounts with play credit hold no contracts. */
  'agents.contract_not_allowed': { status: 403, detail: [] },
  /** Nobody directly below the caller. */
  'agents.contract_payee_unknown': { status: 404, detail: [] },
  /** The company's contracts are for general agents. */
  'agents.contract_general_unknown': { status: 404, detail: [] },
  /** Players hold no contracts. */
  'agents.contract_payee_player': { status: 409, detail: [] },
  'agents.contract_payee_disabled': { status: 409, detail: [] },
  'agents.contract_currency': { status: 409, detail: ['own', 'other'] },
  /** One offer of a kind at a time. */
  'agents.contract_requested': { status: 409, detail: [] },
  /** Whoever has no contract of a kind offers none. */
  'agents.contract_payer_none': { status: 409, detail: [] },
  /** A rate above what the payer has; `field` says where it stands. */
  'agents.contract_rate_over': { status: 422, detail: ['field', 'value', 'limit'] },
  /** A condition easier than the payer’s own for such a rate. */
  'agents.contract_threshold_under': { status: 422, detail: ['field', 'value', 'limit'] },
  /** Games that the payer is not paid for. */
  'agents.contract_group_over': { status: 422, detail: ['field', 'value'] },
  /** Less than what the payee has promised below. */
  'agents.contract_below_promised': { status: 409, detail: ['field', 'value', 'limit'] },
  /** The payee pays others by a contract of this kind. */
  'agents.contract_promised': { status: 409, detail: [] },

  'agents.bill_unknown': { status: 404, detail: [] },
  'agents.bill_moved_on': { status: 409, detail: [] },
  /** What the upline gets is decided first: it pays for what is below. */
  'agents.bill_upline_pending': { status: 409, detail: ['username'] },
} as const satisfies RefusalTable<'agents'>;

export type ContractRefusal = RefusalOf<typeof contractRefusals>;

/** What these calls may refuse with: their own codes, and those of the payment password. */
export type ContractCode =
  | ContractRefusal['code']
  | 'identity.payment_password_wrong'
  | 'identity.payment_password_locked'
  | 'identity.payment_password_unset';
