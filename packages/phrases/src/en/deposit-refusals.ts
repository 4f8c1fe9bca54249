import type { depositRefusals as table } from '@maneki/contract/cashier/deposit-refusals';
import type { RefusalPhrases } from '../words.ts';

export const depositRefusals = {
  channel_unknown: 'This way to pay is not offered.',
  market_blocked: 'Deposits are not possible from your country.',
  channel_closed: 'This way to pay is open from {opens} to {closes}.',
  channel_level: 'This way to pay is for members from VIP {level} on.',
  deposit_amount_invalid: 'Choose an amount from {minimum} to {maximum}.',
  payer_name_needed: 'Please enter the name that you pay under.',
  deposits_paused:
    'Too many orders were left unpaid. You can open a new one in {minutes, plural, one {# minute} other {# minutes}}.',
  deposits_open:
    'You have {most, plural, one {# order} other {# orders}} open. Pay or cancel one of them first.',
  channel_busy: 'You already have an open order for this way to pay.',
  channel_full: 'This way to pay takes {left} more today. Choose a smaller amount or another way.',
  provider_refused:
    'The payment provider did not take this order. Please choose another way to pay.',
  provider_silent: 'The payment provider does not answer. Nothing was charged; please try again.',
  deposit_unknown: 'There is no such order.',
  deposit_moved_on: 'This order is in another state by now. Please look at it again.',
  deposit_automatic: 'You need not report this payment: it is confirmed by itself.',
  receipt_needed: 'Please add a picture of the receipt.',
  receipt_unknown: 'There is no such receipt.',
  receipts_too_many: 'At most {most, plural, one {# picture} other {# pictures}} can be added.',
  receipt_too_large: 'A picture may have at most {megabytes} MB.',
  receipt_unreadable: 'This is not a PNG or JPEG picture.',
  receipt_too_wide: 'A picture may be at most {pixels} pixels wide and high.',
  deposit_claimed: '{operator} is working on this order.',
  received_invalid: 'Enter what was received, in whole minor units of the currency.',
  credit_waits: 'This waits for a second operator already.',
  payment_unknown: 'There is no such payment.',
  payment_assigned: 'This payment is settled already.',
  assignment_unfit: 'The payment does not fit this order or member.',
  channel_changed: '{operator} has changed this channel meanwhile. Load it again, then change it.',
  channel_invalid: 'The channel does not make sense: {field}.',
} as const satisfies RefusalPhrases<keyof typeof table>;
