import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { categoryOf, type MessageWish } from './message.ts';
import { insertMessages, type SentTo } from './store.ts';

/**
 * Writes to members, by one statement however many they are, and each fact once. A kind that a merchant has switched
 * off is not sent. Answers whom something new was written to, whose open pages should hear of it.
 */
export async function sendMessages(tx: Tx, wishes: readonly MessageWish[]): Promise<SentTo[]> {
  if (wishes.length === 0) return [];
  return insertMessages(
    tx,
    wishes.map((wish) => ({ ...wish, id: drawId(wish.at), category: categoryOf(wish.kind) })),
  );
}
