import { done, refused } from '@maneki/kernel/outcome';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { lockConversation } from '../conversations/store.ts';

/** A conversation of the operator's merchant that is not over; held until the transaction ends. */
export async function holdConversation(
  tx: Tx,
  { merchantCode }: Pick<OperatorCall, 'merchantCode'>,
  id: string,
) {
  const held = await lockConversation(tx, { id, merchantCode });
  if (!held) return refused({ code: 'messages.chat_conversation_unknown', detail: {} });
  if (held.state === 'CLOSED')
    return refused({ code: 'messages.chat_conversation_over', detail: {} });
  return done(held);
}

/** The same, which this operator has taken on. */
export async function holdOwn(tx: Tx, call: OperatorCall, id: string) {
  const held = await holdConversation(tx, call, id);
  if (!held.ok || held.value.operator === call.operator.name) return held;
  return refused({ code: 'messages.chat_not_yours', detail: {} });
}

export const subjectOf = (id: string): string => `chat ${id}`;
