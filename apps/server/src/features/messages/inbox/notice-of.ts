import type { MessageKind } from '@maneki/contract/messages/inbox';
import type { PushCategory } from '@maneki/contract/messages/push';
import type { PushWish } from '../push/store.ts';
import type { SentTo } from './store.ts';

type Notice = readonly [category: PushCategory, kind: string];

/** Of which messages a device is notified, too, and by which words; a kind without any gets those of its category. */
const NOTICES: Readonly<Partial<Record<MessageKind, Notice>>> = {
  DEPOSIT_CREDITED: ['FINANCE', 'deposit_credited'],
  DEPOSIT_REFUSED: ['FINANCE', 'deposit_failed'],
  DEPOSIT_FAILED: ['FINANCE', 'deposit_failed'],
  WITHDRAWAL_PAID: ['FINANCE', 'withdrawal_paid'],
  WITHDRAWAL_REFUSED: ['FINANCE', 'withdrawal_refused'],
  WITHDRAWAL_FAILED: ['FINANCE', 'withdrawal_refused'],
  NEW_DEVICE: ['SECURITY', 'new_login'],
  PASSWORD_CHANGED: ['SECURITY', 'password_changed'],
  PAYMENT_PASSWORD_CHANGED: ['SECURITY', 'security'],
  MOBILE_BOUND: ['SECURITY', 'security'],
  EMAIL_BOUND: ['SECURITY', 'security'],
  PASSKEY_ADDED: ['SECURITY', 'security'],
  REWARD_WAITING: ['PROMO', 'reward_waiting'],
  LEVEL_RAISED: ['PROMO', 'level_raised'],
};

/** What a device is told of a message that was written; undefined where it can wait until the site is opened. */
export function noticeOf({ memberId, kind }: SentTo): PushWish | undefined {
  const notice = NOTICES[kind];
  return notice && { memberId, category: notice[0], kind: notice[1], params: {} };
}
