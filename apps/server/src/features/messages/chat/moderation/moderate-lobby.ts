import type { Language } from '@maneki/contract/language';
import { CHAT_RULES } from '@maneki/contract/messages/chat';
import { foldText } from '@maneki/contract/messages/chat-text';
import { done, refused } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { ChatServices } from '../chat-services.ts';
import { describeForDesk } from '../messages/describe.ts';
import { findMessage, listMessages, markDeleted, type Place } from '../messages/store.ts';
import { findLobby } from '../rooms/store.ts';
import * as store from './store.ts';

/** A lobby as operators see it; one in which nobody has written yet is empty. */
export async function watchLobby(
  tx: Tx,
  { merchants }: ChatServices,
  { merchantCode }: OperatorCall,
  { language, ...place }: Place & { readonly language: Language },
) {
  if (!merchants.get(merchantCode).languages.includes(language))
    return refused({ code: 'messages.chat_room_unknown', detail: {} });
  const lobby = await findLobby(tx, { merchantCode, language });
  if (!lobby) return done({ list: [], hasMore: false });
  const asked = { ...place, roomId: lobby.id, limit: CHAT_RULES.pageSize };
  const { list, hasMore } = await listMessages(tx, asked);
  return done({ list: await describeForDesk(tx, list), hasMore });
}

/** Takes a message out of a lobby, which also decides about its reports. */
export async function removeMessage(
  tx: Tx,
  { memberNews }: ChatServices,
  { merchantCode, operator, now }: OperatorCall,
  { language, seq }: { readonly language: Language; readonly seq: number },
) {
  const lobby = await findLobby(tx, { merchantCode, language });
  if (!lobby) return refused({ code: 'messages.chat_room_unknown', detail: {} });
  const message = await findMessage(tx, { roomId: lobby.id, seq });
  if (!message || message.deletedBy !== null)
    return refused({ code: 'messages.chat_message_unknown', detail: {} });
  const decision = { roomId: lobby.id, seq, by: operator.name, now };
  await markDeleted(tx, decision);
  await store.decideReportsOf(tx, decision);
  const before = { language, seq, memberId: message.memberId, text: message.body };
  const change = { subject: `lobby ${language}`, before, after: 'removed' };
  return acted({}, change, () =>
    memberNews.tell({
      topic: 'messages.lobby',
      merchantCode,
      payload: { language, kind: 'REMOVED', seq },
    }),
  );
}

type Asked = { readonly cursor?: string | undefined; readonly size: number };

export async function searchReports(
  tx: Tx,
  { merchantCode }: OperatorCall,
  { cursor, size }: Asked,
) {
  const before = cursor === undefined ? undefined : BigInt(cursor);
  const found = await store.searchReports(tx, { merchantCode, before, limit: size + 1 });
  const shown = found.slice(0, size);
  const people = shown.flatMap(({ memberId, reporterId }) => [memberId, reporterId]);
  const names = await listUsernames(tx, [...new Set(people)]);
  const rows = shown.map(({ number: _, reporterId, ...report }) => ({
    ...report,
    seq: Number(report.seq),
    member: names.get(report.memberId) ?? '',
    reporter: names.get(reporterId) ?? '',
    at: report.at.toISOString(),
  }));
  return done({ rows, next: found.length > size ? String(shown.at(-1)!.number) : null });
}

/** Leaves a message where it is although somebody has told of it. */
export async function dismissReport(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  id: string,
) {
  if (!(await store.decideReport(tx, { id, merchantCode, by: operator.name, now })))
    return refused({ code: 'messages.chat_report_unknown', detail: {} });
  return acted({}, { subject: `report ${id}`, before: 'open', after: 'dismissed' });
}

/** Replaces the words that no lobby of the merchant takes. */
export async function saveWords(tx: Tx, { merchantCode }: OperatorCall, wished: readonly string[]) {
  const before = await store.listWords(tx, merchantCode);
  const words = [...new Set(wished.map((word) => foldText(word).trim()))].filter(Boolean).sort();
  await store.replaceWords(tx, { merchantCode, words });
  return acted({ words }, { subject: 'chat words', before, after: words });
}
