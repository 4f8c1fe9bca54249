import { type MuteLevel, NO_CHAT_LABEL } from '@maneki/contract/messages/chat';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { done, refused } from '@maneki/kernel/outcome';
import { findOwner, listLabels, switchLabel } from '#features/identity';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { minutesMuted } from '../messages/pace.ts';
import { findMutedUntil, setMute } from '../messages/writers/store.ts';

const LASTS_MS = { TEN_MINUTES: 10 * MINUTE_MS, DAY: DAY_MS } as const;

/** Until when a level keeps somebody quiet; for good is no moment but a label. */
export const mutedUntilOf = (level: MuteLevel | null, now: Date): Date | null =>
  level === null || level === 'PERMANENT' ? null : new Date(now.getTime() + LASTS_MS[level]);

type Wish = { readonly memberId: string; readonly level: MuteLevel | null };

/** Keeps a member from writing in lobbies for a while, takes chat from them for good, or lets them write again. */
export async function muteMember(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  { memberId, level }: Wish,
) {
  const isBlocked = level === 'PERMANENT';
  const label = { memberId, merchantCode, label: NO_CHAT_LABEL, isOn: isBlocked };
  const switched = await switchLabel(tx, label);
  if (!switched.ok) return refused({ code: 'messages.chat_member_unknown', detail: {} });
  const before = await findMutedUntil(tx, memberId);
  const until = mutedUntilOf(level, now);
  await setMute(tx, { memberId, until, by: operator.name });
  const mutedUntil = until?.toISOString() ?? null;
  return acted(
    { mutedUntil, isBlocked },
    {
      subject: `member ${memberId}`,
      before: { mutedUntil: before?.toISOString() ?? null, isBlocked: switched.value.had },
      after: { level, mutedUntil, isBlocked },
    },
  );
}

/** Whether a member may write just now; a mute that is over is none. */
export async function readMute(tx: Tx, { merchantCode, now }: OperatorCall, memberId: string) {
  if ((await findOwner(tx, memberId))?.merchantCode !== merchantCode)
    return refused({ code: 'messages.chat_member_unknown', detail: {} });
  const until = await findMutedUntil(tx, memberId);
  const isMuted = minutesMuted(until, now) !== undefined;
  const isBlocked = (await listLabels(tx, memberId)).includes(NO_CHAT_LABEL);
  return done({ mutedUntil: isMuted ? until!.toISOString() : null, isBlocked });
}
