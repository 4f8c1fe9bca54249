import type { MessageKind } from '@maneki/contract/messages/inbox';
import type { Message } from './queries.ts';

/** Where a message leads, and the name of the words for it. */
export type MessageLink = { readonly href: string; readonly name: LinkName };

type LinkName =
  | 'deposit'
  | 'withdrawal'
  | 'rewards'
  | 'promotions'
  | 'benefits'
  | 'mall'
  | 'orders'
  | 'verification'
  | 'security'
  | 'friends'
  | 'record'
  | 'gifts'
  | 'feedback'
  | 'contract'
  | 'dividend'
  | 'topUp';

const REWARDS: MessageLink = { href: '/m/rewardCenter', name: 'rewards' };
const SECURITY: MessageLink = { href: '/m/securityCenter', name: 'security' };
const WITHDRAWAL: MessageLink = { href: '/m/withdraw', name: 'withdrawal' };
const BENEFITS: MessageLink = { href: '/m/member/benefits', name: 'benefits' };
const PROMOTIONS: MessageLink = { href: '/m/activity', name: 'promotions' };
const VERIFICATION: MessageLink = { href: '/m/securityCenter/verification', name: 'verification' };
const DEPOSIT: MessageLink = { href: '/m/voucherCenter?order=', name: 'deposit' };
const SALARY: MessageLink = { href: '/m/member/agent/getSalaryContract', name: 'contract' };
const ORDER: MessageLink = { href: '/m/mall/orders?order=', name: 'orders' };

/** What each kind is about; an address that ends with `=` wants the number of the order. */
const LINKS: Readonly<Record<MessageKind, MessageLink>> = {
  DEPOSIT_CREDITED: DEPOSIT,
  DEPOSIT_REFUSED: DEPOSIT,
  DEPOSIT_FAILED: DEPOSIT,
  WITHDRAWAL_PAID: WITHDRAWAL,
  WITHDRAWAL_REFUSED: WITHDRAWAL,
  WITHDRAWAL_FAILED: WITHDRAWAL,
  TEAM_MONEY_RECEIVED: { href: '/m/transaction/record', name: 'record' },
  TEAM_MONEY_REFUSED: { href: '/m/redRain?tab=send', name: 'gifts' },
  REWARD_WAITING: REWARDS,
  REWARD_CREDITED: REWARDS,
  POINTS_WAITING: REWARDS,
  REBATE_CREDITED: REWARDS,
  COMMISSION_CREDITED: { href: '/m/inviteFriends', name: 'friends' },
  CLAIM_REFUSED: PROMOTIONS,
  CLAIM_REVERSED: PROMOTIONS,
  LEVEL_RAISED: BENEFITS,
  LEVEL_LOWERED: BENEFITS,
  POINTS_EXPIRING: { href: '/m/mall/mallHome', name: 'mall' },
  ORDER_CONFIRMED: ORDER,
  ORDER_SENT: ORDER,
  ORDER_REFUNDED: ORDER,
  REBATES_LOWERED: { href: '/m/feedback', name: 'feedback' },
  VERIFICATION_ACCEPTED: VERIFICATION,
  VERIFICATION_REFUSED: VERIFICATION,
  NEW_DEVICE: SECURITY,
  PASSWORD_CHANGED: SECURITY,
  PAYMENT_PASSWORD_CHANGED: SECURITY,
  MOBILE_BOUND: SECURITY,
  EMAIL_BOUND: SECURITY,
  PASSKEY_ADDED: SECURITY,
  FEEDBACK_ANSWERED: { href: '/m/feedback', name: 'feedback' },
  DAILY_SALARY_OFFERED: SALARY,
  HOURLY_SALARY_OFFERED: { href: '/m/member/agent/getHourContract', name: 'contract' },
  DIVIDEND_OFFERED: { href: '/m/member/agent/getDevidendContract', name: 'contract' },
  SALARY_PAID: SALARY,
  DIVIDEND_PAID: { href: '/m/member/agent/agentDivident', name: 'dividend' },
  BILLS_TO_COVER: { href: '/m/voucherCenter', name: 'topUp' },
};

export function linkOf({ kind, params }: Pick<Message, 'kind' | 'params'>): MessageLink | null {
  if (kind === 'BROADCAST') return null;
  const link = LINKS[kind];
  if (!link.href.endsWith('=')) return link;
  return { ...link, href: link.href + encodeURIComponent(String(params.orderNo)) };
}
