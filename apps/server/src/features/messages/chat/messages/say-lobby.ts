import type { Language } from '@maneki/contract/language';
import { CHAT_RULES } from '@maneki/contract/messages/chat';
import { findForbidden, findTextFault, tidyText } from '@maneki/contract/messages/chat-text';
import { done, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import type { ChatMember, ChatServices } from '../chat-services.ts';
import { listWords } from '../moderation/store.ts';
import { holdLobby } from '../rooms/hold-lobby.ts';
import { describeForLobby, describeForMember } from './describe.ts';
import { isTooFast, minutesMuted } from './pace.ts';
import * as store from './store.ts';
import { lockWriter, noteSent } from './writers/store.ts';

type Wish = { readonly key: string; readonly text: string; readonly language: Language };

/** Writes in the lobby of a language, and tells whoever is there. */
export async function sayLobby(services: ChatServices, member: ChatMember, wish: Wish) {
  const { merchantCode, now } = member;
  const { language } = wish;
  const lobby = await holdLobby(services, { merchantCode, language, now });
  if (!lobby.ok) return lobby;
  const body = tidyText(wish.text);
  const said = await services.database.transact((tx) =>
    say(tx, { ...member, roomId: lobby.value.id, key: wish.key, body }),
  );
  if (said.ok && !said.value.isDeleted) {
    const message = describeForLobby(said.value, member.memberId);
    const payload = fitsPush(message.text)
      ? ({ language, kind: 'MESSAGE', message } as const)
      : ({ language, kind: 'LOOK' } as const);
    services.memberNews.tell({ topic: 'messages.lobby', merchantCode, payload });
  }
  return said;
}

/** What two hundred characters of most scripts have; marks heaped on marks have more than a push may. */
const TOLD_BYTES_MAX = 4_000;

const fitsPush = (text: string): boolean =>
  Buffer.byteLength(JSON.stringify(text)) <= TOLD_BYTES_MAX;

type Saying = ChatMember & { readonly roomId: string; readonly key: string; readonly body: string };

async function say(tx: Tx, { memberId, merchantCode, now, roomId, key, body }: Saying) {
  const { sentAt, mutedUntil } = await lockWriter(tx, memberId);
  const author = { memberId };
  const earlier = await store.findSent(tx, { roomId, author, key });
  if (earlier) return done((await describeForMember(tx, memberId, [earlier]))[0]!);
  const minutes = minutesMuted(mutedUntil, now);
  if (minutes !== undefined) return refused({ code: 'messages.chat_muted', detail: { minutes } });
  const fault = findTextFault(body, 'lobby');
  if (fault === 'too_long')
    return refused({
      code: 'messages.chat_too_long',
      detail: { most: CHAT_RULES.charactersMax },
    });
  if (fault) return refused({ code: `messages.chat_${fault}`, detail: {} });
  const word = findForbidden(body, await listWords(tx, merchantCode));
  if (word !== undefined) return refused({ code: 'messages.chat_word', detail: { word } });
  if (isTooFast(sentAt, now))
    return refused({
      code: 'messages.chat_too_fast',
      detail: { seconds: CHAT_RULES.everySeconds },
    });
  const message = await store.appendMessage(tx, { roomId, author, key, body, now });
  await noteSent(tx, { memberId, now });
  return done((await describeForMember(tx, memberId, [message]))[0]!);
}
