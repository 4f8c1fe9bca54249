import type { giftRefusals as source } from '../en/agent-gift-refusals.ts';
import type { Words } from '../words.ts';

export const giftRefusals: Words<typeof source> = {
  gifts_off: '此处不能向团队转账。',
  gift_play_credit: '演示账户没有可以转出的资金。',
  recipient_unknown: '您选择的人中有人不在可转账的团队内。',
  recipient_closed: '{username} 目前无法收款。',
  recipient_new: '{username} 刚刚注册，{hours} 小时后可以收款。',
  recipient_idle: '{username} 的投注不足，红包雨仅限最近七天有效投注达到 {minimum} 的成员。',
  sender_new: '您的账户刚开通，{hours} 小时后可以转账。',
  sender_closed: '该账户目前无法转账。',
  gift_each_low: '每人最少 {minimum}。',
  gift_each_high: '每人最多 {maximum}。',
  gift_day_limit: '您今天还可以转出 {left}。',
  gift_short: '您目前可以转出 {withdrawable}。',
  gift_unknown: '找不到这笔转账。',
  gift_moved: '状态已变化，无法再操作（{state}）。',
  gift_claimed: '{operator} 正在处理。',
  rain_time: '红包雨须立即开始或在 {days} 天内开始。',
  rain_unknown: '找不到这场红包雨。',
  rain_early: '这场红包雨还没有开始。',
  rain_over: '这场红包雨已经结束。',
  rain_all_taken: '这场红包雨的红包已全部领完。',
  rain_not_earned: '这场红包雨仅限最近七天有效投注达到 {minimum} 的成员。',
  taker_new: '您的账户刚开通，{hours} 小时后可以参加。',
  taker_closed: '您目前无法参加。',
};
