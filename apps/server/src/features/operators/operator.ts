import type { OperatorRole } from '@maneki/contract/operators/rights';
import { HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';

/** Somebody who runs merchants; never one of their members. */
export type Operator = {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
  /** Null for every merchant. */
  readonly merchantCodes: readonly string[] | null;
  /** Of a demonstration: anybody may know their password, or whoever did has let them in. */
  readonly isDemo: boolean;
  /** Whether they have chosen what they come in with. */
  readonly hasJoined: boolean;
  readonly disabledAt: Date | null;
};

export type OperatorSession = {
  readonly id: string;
  readonly seenAt: Date;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
};

/** Short, since an operator's session can do much; a working day at the longest. */
export const SESSION_IDLE_MS = 30 * MINUTE_MS;
export const SESSION_LASTS_MS = 12 * HOUR_MS;

/** Writing down each call would cost more than the call; a minute is near enough. */
export const SEEN_EVERY_MS = MINUTE_MS;

export function isLive({ seenAt, endsAt, endedAt }: OperatorSession, now: Date): boolean {
  if (endedAt !== null || endsAt <= now) return false;
  return seenAt.getTime() + SESSION_IDLE_MS > now.getTime();
}

/** The same bounds as the table's. */
export const NAME_PATTERN = /^[a-z][a-z0-9._-]{1,30}$/;
