import type { Language } from '@maneki/contract/language';
import { CHAT_RULES } from '@maneki/contract/messages/chat';
import { findTextFault, tidyText } from '@maneki/contract/messages/chat-text';
import { done, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import type { ChatMember, ChatServices } from '../chat-services.ts';
import { openConversation } from '../conversations/store.ts';
import { tellMember } from '../desk/tell-member.ts';
import { attachPictures, countAttachable } from '../pictures/store.ts';
import { openSupportRoom } from '../rooms/store.ts';
import { describeForMember } from './describe.ts';
import { isTooFast } from './pace.ts';
import * as store from './store.ts';
import { lockWriter, noteSent } from './writers/store.ts';

type Wish = {
  readonly key: string;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly language: Language;
};

/**
 * Writes to support. The first message opens a conversation, which then waits for an operator. Words that no lobby
 * takes are heard here: whoever is angry needs support most.
 */
export async function saySupport(
  services: ChatServices,
  member: ChatMember,
  { key, text, pictures, language }: Wish,
) {
  const body = tidyText(text);
  const fault = findTextFault(body, 'support');
  if (fault && fault !== 'phone' && !(fault === 'empty' && pictures.length > 0))
    return refused(
      fault === 'too_long'
        ? { code: 'messages.chat_too_long', detail: { most: CHAT_RULES.charactersMax } }
        : { code: `messages.chat_${fault}`, detail: {} },
    );
  const said = await services.database.transact((tx) =>
    say(tx, { ...member, key, body, pictures, language }),
  );
  // For the member's other pages: this one has the answer.
  if (said.ok) tellMember(services, member, 'OWN');
  return said;
}

type Saying = ChatMember & Omit<Wish, 'text'> & { readonly body: string };

async function say(tx: Tx, { memberId, merchantCode, now, key, body, pictures, language }: Saying) {
  // Nothing else of this member's is written meanwhile, so what is sent twice finds what was sent first.
  const { sentAt } = await lockWriter(tx, memberId);
  const wished = { id: drawId(now), memberId, merchantCode, language, now };
  const { id: roomId } = await openSupportRoom(tx, wished);
  const author = { memberId };
  const earlier = await store.findSent(tx, { roomId, author, key });
  if (earlier) return done(await describe(tx, memberId, earlier));
  if (isTooFast(sentAt, now))
    return refused({
      code: 'messages.chat_too_fast',
      detail: { seconds: CHAT_RULES.everySeconds },
    });
  const ids = [...new Set(pictures)];
  if ((await countAttachable(tx, { roomId, ids })) < ids.length)
    return refused({ code: 'messages.chat_picture_unknown', detail: {} });
  const message = await store.appendMessage(tx, { roomId, author, key, body, now });
  await attachPictures(tx, { roomId, seq: message.seq, ids });
  await noteSent(tx, { memberId, now });
  const id = drawId(now);
  await openConversation(tx, { id, roomId, merchantCode, memberId, language, now });
  return done(await describe(tx, memberId, message));
}

const describe = async (tx: Tx, memberId: string, message: store.StoredMessage) =>
  (await describeForMember(tx, memberId, [message]))[0]!;
