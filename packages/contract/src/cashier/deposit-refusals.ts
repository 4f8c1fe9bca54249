import type { RefusalTable } from '../endpoint.ts';

/** Why a deposit is not taken, in the order of the checks. */
export const depositRefusals = {
  'cashier.channel_unknown': { status: 404, detail: [] },
  'cashier.market_blocked': { status: 451, detail: [] },
  'cashier.channel_closed': { status: 409, detail: ['opens', 'closes'] },
  'cashier.channel_level': { status: 403, detail: ['level'] },
  'cashier.deposit_amount_invalid': { status: 422, detail: ['minimum', 'maximum'] },
  'cashier.payer_name_needed': { status: 422, detail: [] },
  'cashier.deposits_paused': { status: 409, detail: ['minutes'] },
  'cashier.deposits_open': { status: 409, detail: ['most'] },
  'cashier.channel_busy': { status: 409, detail: [] },
  'cashier.channel_full': { status: 409, detail: ['left'] },
  /** Whoever collects the money said no, or nothing. */
  'cashier.provider_refused': { status: 409, detail: [] },
  'cashier.provider_silent': { status: 409, detail: [] },
  'cashier.deposit_unknown': { status: 404, detail: [] },
  /** The order is in a state that leads elsewhere. */
  'cashier.deposit_moved_on': { status: 409, detail: [] },
  /** Nobody has to say that they have paid: whoever collects tells. */
  'cashier.deposit_automatic': { status: 409, detail: [] },
  'cashier.receipt_needed': { status: 422, detail: [] },
  'cashier.receipt_unknown': { status: 404, detail: [] },
  'cashier.receipts_too_many': { status: 409, detail: ['most'] },
  'cashier.receipt_too_large': { status: 413, detail: ['megabytes'] },
  'cashier.receipt_unreadable': { status: 422, detail: [] },
  'cashier.receipt_too_wide': { status: 422, detail: ['pixels'] },
  /** For operators. */
  'cashier.deposit_claimed': { status: 409, detail: ['operator'] },
  'cashier.received_invalid': { status: 422, detail: [] },
  'cashier.credit_waits': { status: 409, detail: [] },
  'cashier.payment_unknown': { status: 404, detail: [] },
  'cashier.payment_assigned': { status: 409, detail: [] },
  'cashier.assignment_unfit': { status: 422, detail: [] },
  /** Another operator has written it since it was read. */
  'cashier.channel_changed': { status: 409, detail: ['operator'] },
  'cashier.channel_invalid': { status: 422, detail: ['field'] },
} as const satisfies RefusalTable<'cashier'>;
