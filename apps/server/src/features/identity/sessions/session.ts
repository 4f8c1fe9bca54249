import type { SessionEntry } from '@maneki/contract/identity/account-schemas';
import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';

export type SessionVia = SessionEntry['via'];

/** A login that stands: on one device, until it is idle for too long, old, or ended. */
export type Session = {
  readonly id: string;
  readonly memberId: string;
  readonly merchantCode: string;
  readonly via: SessionVia;
  readonly device: string;
  readonly address: string;
  readonly countryCode: string | null;
  readonly openedAt: Date;
  readonly seenAt: Date;
  readonly idleMs: number;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
};

/** How long a session may lie idle, and how long it may last in all. */
export const SESSION_LIMITS = {
  member: { idleMs: 7 * DAY_MS, lastsMs: 30 * DAY_MS },
  trial: { idleMs: 30 * MINUTE_MS, lastsMs: 24 * HOUR_MS },
} as const;

export const limitsOf = (type: MemberType) =>
  type === MEMBER_TYPES.trial ? SESSION_LIMITS.trial : SESSION_LIMITS.member;

/** Writing down each call would cost more than the call; a minute is near enough. */
export const SEEN_EVERY_MS = MINUTE_MS;

export const RENEWAL_MS = MINUTE_MS;

export function isLive(
  session: Pick<Session, 'seenAt' | 'idleMs' | 'endsAt' | 'endedAt'>,
  now: Date,
): boolean {
  if (session.endedAt !== null || session.endsAt <= now) return false;
  return session.seenAt.getTime() + session.idleMs > now.getTime();
}
