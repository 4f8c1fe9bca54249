import { CHAT_RULES } from '@maneki/contract/messages/chat';
import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';

/** Whether somebody who wrote then may not yet write again. */
export const isTooFast = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() < CHAT_RULES.everySeconds * SECOND_MS;

/** For how many minutes somebody may still not write; undefined where they may. */
export function minutesMuted(mutedUntil: Date | null, now: Date): number | undefined {
  if (mutedUntil === null || mutedUntil <= now) return undefined;
  return Math.ceil((mutedUntil.getTime() - now.getTime()) / MINUTE_MS);
}
