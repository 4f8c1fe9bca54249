import { CHAT_RULES } from '@maneki/contract/messages/chat';
import { findTextFault, tidyText } from '@maneki/contract/messages/chat-text';
import { refused } from '@maneki/kernel/outcome';
import { actedUnrecorded } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { ChatServices } from '../chat-services.ts';
import { findConversation } from '../conversations/store.ts';
import { describeForDesk } from '../messages/describe.ts';
import { appendMessage, findSent } from '../messages/store.ts';
import { raiseRead } from '../rooms/store.ts';
import { holdOwn } from './hold-conversation.ts';
import { tellMember } from './tell-member.ts';

type Wish = { readonly id: string; readonly key: string; readonly text: string };

/** Answers a member, in a conversation that the operator has taken on. Sent again it is the same message. */
export async function sayToMember(
  tx: Tx,
  services: ChatServices,
  call: OperatorCall,
  { id, key, text }: Wish,
) {
  const body = tidyText(text);
  const fault = findTextFault(body, 'desk');
  if (fault === 'empty') return refused({ code: 'messages.chat_empty', detail: {} });
  if (fault) {
    const most = CHAT_RULES.operatorCharactersMax;
    return refused({ code: 'messages.chat_too_long', detail: { most } });
  }
  const held = await holdOwn(tx, call, id);
  if (!held.ok) return held;
  const { roomId } = held.value;
  const author = { operator: call.operator.name };
  const message =
    (await findSent(tx, { roomId, author, key })) ??
    (await appendMessage(tx, { roomId, author, key, body, now: call.now }));
  await raiseRead(tx, { roomId, seq: Number(message.seq), by: 'OPERATOR', now: call.now });
  const [line] = await describeForDesk(tx, [message]);
  return actedUnrecorded(line!, () => tellMember(services, held.value, 'MESSAGE'));
}

type Attention = { readonly id: string; readonly seq: number; readonly isTyping: boolean };

/** Notes up to where the operator has read, and lets the member see them type. */
export async function attend(
  tx: Tx,
  services: ChatServices,
  call: OperatorCall,
  { id, seq, isTyping }: Attention,
) {
  const { merchantCode, operator, now } = call;
  const found = await findConversation(tx, { id, merchantCode });
  if (!found) return refused({ code: 'messages.chat_conversation_unknown', detail: {} });
  if (found.operator !== operator.name)
    return refused({ code: 'messages.chat_not_yours', detail: {} });
  const { roomId } = found;
  const hasRead = await raiseRead(tx, { roomId, seq, by: 'OPERATOR', now });
  return actedUnrecorded({}, () => {
    if (hasRead) tellMember(services, found, 'READ');
    if (isTyping) tellMember(services, found, 'TYPING');
  });
}
