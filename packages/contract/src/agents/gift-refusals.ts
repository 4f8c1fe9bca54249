import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why something about money that agents send to their teams cannot be done. */
export const giftRefusals = {
  'agents.gifts_off': { status: 403, detail: [] },
  /** Demo agents have nothing that could be sent. */
  'agents.gift_play_credit': { status: 403, detail: [] },
  /** Of another line, above, beside, of another merchant, or nobody at all: nobody learns which. */
  'agents.recipient_unknown': { status: 404, detail: [] },
  /** Somebody of the own team; why is theirs alone. */
  'agents.recipient_closed': { status: 409, detail: ['username'] },
  'agents.recipient_new': { status: 409, detail: ['username', 'hours'] },
  'agents.recipient_idle': { status: 409, detail: ['username', 'minimum'] },
  'agents.sender_new': { status: 409, detail: ['hours'] },
  'agents.sender_closed': { status: 409, detail: [] },
  'agents.gift_each_low': { status: 422, detail: ['minimum'] },
  'agents.gift_each_high': { status: 422, detail: ['maximum'] },
  'agents.gift_day_limit': { status: 422, detail: ['left'] },
  'agents.gift_short': { status: 409, detail: ['withdrawable'] },

  'agents.gift_unknown': { status: 404, detail: [] },
  /** It stands where this cannot be done any more. */
  'agents.gift_moved': { status: 409, detail: ['state'] },
  /** For operators: somebody else looks at it. */
  'agents.gift_claimed': { status: 409, detail: ['operator'] },

  'agents.rain_time': { status: 422, detail: ['days'] },
  'agents.rain_unknown': { status: 404, detail: [] },
  'agents.rain_early': { status: 409, detail: [] },
  'agents.rain_over': { status: 409, detail: [] },
  'agents.rain_all_taken': { status: 409, detail: [] },
  'agents.rain_not_earned': { status: 409, detail: ['minimum'] },
  'agents.taker_new': { status: 409, detail: ['hours'] },
  'agents.taker_closed': { status: 409, detail: [] },
} as const satisfies RefusalTable<'agents'>;

export type GiftRefusal = RefusalOf<typeof giftRefusals>;
export type GiftCode =
  | GiftRefusal['code']
  | 'cashier.amount_fraction'
  | 'cashier.rollover_open'
  | 'cashier.payment_password_recent'
  | 'identity.payment_password_wrong'
  | 'identity.payment_password_locked'
  | 'identity.payment_password_unset'
  | 'wallet.account_blocked'
  | 'wallet.account_closed'
  | 'wallet.key_reused';
