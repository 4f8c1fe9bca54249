import type { GiftRefusal } from '@maneki/contract/agents/gift-refusals';
import type { RefusalPhrases } from '../words.ts';

export const giftRefusals = {
  gifts_off: 'Money cannot be sent to teams here.',
  gift_play_credit: 'A demo account has no money that it could send.',
  recipient_unknown: 'Somebody you chose is not in the team that you can send to.',
  recipient_closed: '{username} cannot receive money at the moment.',
  recipient_new:
    '{username} has just registered and can receive money in {hours, plural, one {# hour} other {# hours}}.',
  recipient_idle:
    '{username} has not played enough for rain: it is for those who staked at least {minimum} in the last seven days.',
  sender_new:
    'Your account is new. You can send money in {hours, plural, one {# hour} other {# hours}}.',
  sender_closed: 'This account cannot send money at the moment.',
  gift_each_low: 'The least that anybody can get is {minimum}.',
  gift_each_high: 'The most that anybody can get is {maximum}.',
  gift_day_limit: 'You can still send {left} today.',
  gift_short: 'You can send {withdrawable} at the moment.',
  gift_unknown: 'There is no such sending.',
  gift_moved: 'This can no longer be done: it has moved on ({state}).',
  gift_claimed: '{operator} looks at it.',
  rain_time: 'Rain begins now or within the next {days, plural, one {# day} other {# days}}.',
  rain_unknown: 'This rain does not exist.',
  rain_early: 'This rain has not begun yet.',
  rain_over: 'This rain is over.',
  rain_all_taken: 'All packets of this rain are taken.',
  rain_not_earned: 'This rain is for members who staked at least {minimum} in the last seven days.',
  taker_new:
    'Your account is new. You can take part in {hours, plural, one {# hour} other {# hours}}.',
  taker_closed: 'You cannot take part at the moment.',
} as const satisfies RefusalPhrases<GiftRefusal['code']>;
