import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { Tx } from '#platform/database/database';
import { endSessions } from '../sessions/end-sessions.ts';
import { lockManaged, type Managed } from './find-managed.ts';
import * as store from './store.ts';

type Wish = Managed & {
  readonly by: string;
  readonly reason: string;
  readonly now: Date;
};

/** Closes an account: whoever is logged in to it is logged out at once, and games end with that. */
export async function blockMember(tx: Tx, { by, reason, now, ...managed }: Wish) {
  const found = await lockManaged(tx, managed);
  if (!found.ok) return found;
  const { id: memberId, disabledAt } = found.value;
  if (disabledAt) return refused({ code: 'identity.member_blocked', detail: {} });
  await store.updateBlock(tx, { memberId, block: { at: now, by, reason } });
  const ended = await endSessions(tx, { memberId, now });
  const subject = `member ${memberId}`;
  return acted({ ended }, { subject, before: 'open', after: { state: 'blocked', ended } });
}

type Unblocking = Managed & {
  /** Whether real money is played for anywhere. */
  readonly isMoneyReal: boolean;
};

/** Opens a blocked account again. Its member has to log in. */
export async function unblockMember(tx: Tx, { isMoneyReal, ...managed }: Unblocking) {
  const found = await lockManaged(tx, managed);
  if (!found.ok) return found;
  const { id: memberId, disabledAt } = found.value;
  if (!disabledAt) return refused({ code: 'identity.member_not_blocked', detail: {} });
  const { is_demo: isDemo } = await store.findRegistration(tx, memberId);
  if (isDemo && isMoneyReal) return refused({ code: 'identity.demo_stays_blocked', detail: {} });
  await store.updateBlock(tx, { memberId, block: null });
  const before = { state: 'blocked', since: disabledAt.toISOString() };
  return acted({}, { subject: `member ${memberId}`, before, after: 'open' });
}
