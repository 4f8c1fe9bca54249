import { createHash } from 'node:crypto';
import type { Language } from '@maneki/contract/language';
import { CHAT_PICTURE_RULES, CHAT_RULES } from '@maneki/contract/messages/chat';
import { HOUR_MS } from '@maneki/kernel/clock';
import { done, refused } from '@maneki/kernel/outcome';
import { encodePicture, type PictureRules } from '#platform/pictures/encode-picture';
import { drawId } from '#platform/secrets/secrets';
import type { ChatMember, ChatServices } from '../chat-services.ts';
import { lockWriter } from '../messages/writers/store.ts';
import { openSupportRoom } from '../rooms/store.ts';
import * as store from './store.ts';

const RULES: PictureRules = {
  formats: ['png', 'jpeg'],
  ...CHAT_PICTURE_RULES,
  /** Wide enough for the small print of a screenshot. */
  widthMax: 1_600,
  quality: 80,
};
const MEGABYTE = 1_000_000;
/** Pictures that were left lying do not keep a member from sending others. */
const UNSENT_MS = HOUR_MS;

/** Keeps a picture, encoded anew, until it is sent with a message to support or forgotten. */
export async function addPicture(
  { database }: ChatServices,
  { memberId, merchantCode, now }: ChatMember,
  { data, language }: { readonly data: string; readonly language: Language },
) {
  const encoded = await readPicture(Buffer.from(data, 'base64'));
  if (!encoded.ok) return encoded;
  const { bytes, width, height } = encoded.value;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return database.transact(async (tx) => {
    await lockWriter(tx, memberId);
    const wished = { id: drawId(now), memberId, merchantCode, language, now };
    const { id: roomId } = await openSupportRoom(tx, wished);
    const since = new Date(now.getTime() - UNSENT_MS);
    const unsent = await store.listUnsent(tx, { roomId, since });
    const same = unsent.find((picture) => picture.hash === hash);
    if (same) return done({ id: same.id, width, height });
    const most = CHAT_RULES.picturesMax;
    if (unsent.length >= most * UNSENT_MESSAGES)
      return refused({ code: 'messages.chat_pictures_too_many', detail: { most } });
    const id = drawId(now);
    await store.insertPicture(tx, { id, roomId, hash, width, height, bytes, addedAt: now });
    return done({ id, width, height });
  });
}

/** Whoever takes a picture back and chooses another one may do so a few times. */
const UNSENT_MESSAGES = 4;

async function readPicture(bytes: Buffer) {
  const encoded = await encodePicture(bytes, RULES);
  if (encoded.ok) return encoded;
  switch (encoded.refusal.code) {
    case 'too_large': {
      const megabytes = CHAT_PICTURE_RULES.bytesMax / MEGABYTE;
      return refused({ code: 'messages.chat_picture_too_large', detail: { megabytes } });
    }
    case 'too_wide': {
      const pixels = CHAT_PICTURE_RULES.sideMax;
      return refused({ code: 'messages.chat_picture_too_wide', detail: { pixels } });
    }
    case 'unreadable':
      return refused({ code: 'messages.chat_picture_unreadable', detail: {} });
  }
}
