import { refused } from '@maneki/kernel/outcome';
import { listColleagues } from '#features/operators';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { ChatServices } from '../chat-services.ts';
import { closeConversation, setClaim } from '../conversations/store.ts';
import { holdConversation, holdOwn, subjectOf } from './hold-conversation.ts';
import { tellMember } from './tell-member.ts';

/** Takes a member on who waits. Of two operators who do at once, one does. */
export async function claim(tx: Tx, services: ChatServices, call: OperatorCall, id: string) {
  const held = await holdConversation(tx, call, id);
  if (!held.ok) return held;
  const { operator: before } = held.value;
  const { name: operator } = call.operator;
  if (before !== null && before !== operator)
    return refused({ code: 'messages.chat_conversation_taken', detail: {} });
  await setClaim(tx, { id, operator, now: call.now });
  const change = { subject: subjectOf(id), before: { operator: before }, after: { operator } };
  return acted({}, change, () => tellMember(services, held.value, 'STATE'));
}

/** Gives a conversation to somebody else who answers members of this merchant. */
export async function handOver(
  tx: Tx,
  services: ChatServices,
  call: OperatorCall,
  { id, operator }: { readonly id: string; readonly operator: string },
) {
  const held = await holdOwn(tx, call, id);
  if (!held.ok) return held;
  const { merchantCode } = call;
  const colleagues = await listColleagues(tx, { merchantCode, right: 'answerMembers' });
  if (!colleagues.includes(operator))
    return refused({ code: 'messages.chat_operator_unknown', detail: {} });
  await setClaim(tx, { id, operator, now: call.now });
  const before = { operator: held.value.operator };
  const change = { subject: subjectOf(id), before, after: { operator } };
  return acted({}, change, () => tellMember(services, held.value, 'STATE'));
}

/** Ends a conversation; its member is asked how it was. */
export async function close(tx: Tx, services: ChatServices, call: OperatorCall, id: string) {
  const held = await holdOwn(tx, call, id);
  if (!held.ok) return held;
  await closeConversation(tx, { id, by: call.operator.name, now: call.now });
  const change = { subject: subjectOf(id), before: 'OPEN', after: 'CLOSED' };
  return acted({}, change, () => tellMember(services, held.value, 'STATE'));
}
