import type { Access } from '@maneki/contract/endpoint';
import type { Right } from '@maneki/contract/identity/member-types';
import type { MemberTopic, MerchantTopic, Topic } from '@maneki/contract/topics';

/** Who may listen to what. A topic without a line here, or a member's for anyone, does not compile. */
export const topicAccess = {
  'site.settings': 'anyone',
  'content.changed': 'anyone',
  'catalog.changed': 'anyone',
  'rewards.packets': 'anyone',
  'wallet.balance': 'session',
  'cashier.order': 'cash',
  'safety.verification': 'cash',
  'rewards.changed': 'cash',
  'rewards.level': 'cash',
  'agents.changed': 'agent',
  'agents.rain': 'cash',
  'messages.changed': 'inbox',
  'messages.broadcast': 'inbox',
  'messages.support': 'inbox',
  'messages.lobby': 'inbox',
} as const satisfies Record<MerchantTopic, Access> & Record<MemberTopic, Right>;

/** Who is at the other end, as far as listening goes. A guest has neither a member nor a session. */
export type SocketCaller = {
  readonly memberId?: string;
  readonly sessionId?: string;
  mayListen(access: Access): boolean;
  /** What this member may not listen to, whatever their right is. */
  readonly barred?: readonly Topic[];
};

export const guest: SocketCaller = { mayListen: (access) => access === 'anyone' };
