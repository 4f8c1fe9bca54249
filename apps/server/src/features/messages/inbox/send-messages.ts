import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { queuePush } from '../push/queue-push.ts';
import { categoryOf, type MessageWish } from './message.ts';
import { noticeOf } from './notice-of.ts';
import { insertMessages, type SentTo } from './store.ts';

/**
 * Writes to members, by one statement however many they are, and each fact once. A kind that a merchant has switched
 * off is not sent. Devices that take such notices are notified, too. Answers whom something new was written to, whose
 * open pages should hear of it.
 */
export async function sendMessages(tx: Tx, wishes: readonly MessageWish[]): Promise<SentTo[]> {
  if (wishes.length === 0) return [];
  const sent = await insertMessages(
    tx,
    wishes.map((wish) => ({ ...wish, id: drawId(wish.at), category: categoryOf(wish.kind) })),
  );
  const notices = sent.map(noticeOf).filter((notice) => notice !== undefined);
  const latest = Math.max(...wishes.map(({ at }) => at.getTime()));
  await queuePush(tx, notices, new Date(latest));
  return sent;
}
