import type { Endpoints } from '../endpoint.ts';
import type { GiftCode } from './gift-refusals.ts';

const module = 'COMM3';
/** Guesses at the payment password are few. */
const SECRET_LIMIT = { calls: 20, perSeconds: 600 } as const;

const SENDING = [
  'agents.gifts_off',
  'agents.gift_play_credit',
  'agents.recipient_unknown',
  'agents.recipient_closed',
  'agents.recipient_new',
  'agents.sender_new',
  'agents.sender_closed',
  'agents.gift_each_low',
  'agents.gift_each_high',
  'agents.gift_day_limit',
  'agents.gift_short',
  'cashier.amount_fraction',
  'cashier.rollover_open',
  'cashier.payment_password_recent',
  'identity.payment_password_wrong',
  'identity.payment_password_locked',
  'identity.payment_password_unset',
  'wallet.account_blocked',
  'wallet.account_closed',
  'wallet.key_reused',
] as const;

/** Money that agents send to their teams, and what the teams take of it. */
export const giftEndpoints = {
  /** How much may be sent now, to how many, and what stands in the way. */
  getGiftTerms: {
    name: 'agents.getGiftTerms',
    method: 'GET',
    path: '/agents/gifts/terms',
    module,
    access: 'agent',
    refusals: ['agents.gifts_off'],
  },
  /** Whom the caller may send to, by the beginning of their names. */
  searchRecipients: {
    name: 'agents.searchRecipients',
    method: 'GET',
    path: '/agents/gifts/recipients',
    module,
    access: 'agent',
    refusals: ['agents.gifts_off'],
  },
  /** Sends money to several of the team, to all of them or to none. */
  sendMoney: {
    name: 'agents.sendMoney',
    method: 'POST',
    path: '/agents/gifts',
    module,
    access: 'agent',
    encrypted: true,
    movesMoney: true,
    limit: SECRET_LIMIT,
    refusals: [...SENDING],
  },
  /** Lets it rain: the same or equal parts for those named at once, or lucky packets that the team takes. */
  sendRain: {
    name: 'agents.sendRain',
    method: 'POST',
    path: '/agents/rains',
    module,
    access: 'agent',
    encrypted: true,
    movesMoney: true,
    limit: SECRET_LIMIT,
    refusals: [...SENDING, 'agents.recipient_idle', 'agents.rain_time'],
  },
  /** Calls a rain off that has not begun; its money comes back. */
  cancelRain: {
    name: 'agents.cancelRain',
    method: 'POST',
    path: '/agents/rains/cancelled',
    module,
    access: 'agent',
    refusals: ['agents.gift_unknown', 'agents.gift_moved'],
  },
  /** What the caller has sent, the latest first. */
  listGifts: {
    name: 'agents.listGifts',
    method: 'GET',
    path: '/agents/gifts',
    module,
    access: 'agent',
    refusals: [],
  },
  /** One of them, with who got what. */
  getGift: {
    name: 'agents.getGift',
    method: 'GET',
    path: '/agents/gift',
    module,
    access: 'agent',
    refusals: ['agents.gift_unknown'],
  },
  /** Lucky rains that the caller may take part in now or soon, and what they took of late. */
  listRains: {
    name: 'agents.listRains',
    method: 'GET',
    path: '/agents/rains',
    module,
    access: 'cash',
    refusals: [],
  },
  /** Takes a packet of a rain. Taken again, it answers what was taken. */
  takeRain: {
    name: 'agents.takeRain',
    method: 'POST',
    path: '/agents/rains/claims',
    module,
    access: 'cash',
    movesMoney: true,
    limit: { calls: 20, perSeconds: 60 },
    refusals: [
      'agents.rain_unknown',
      'agents.rain_early',
      'agents.rain_over',
      'agents.rain_all_taken',
      'agents.rain_not_earned',
      'agents.taker_new',
      'agents.taker_closed',
      'wallet.account_blocked',
      'wallet.account_closed',
    ],
  },
} as const satisfies Endpoints<GiftCode>;
