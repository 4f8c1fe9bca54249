import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { listDemoMembers, listUsernames } from '#features/identity';
import { listMerchantCodes } from '#features/site';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { listAnswers, putAnswer } from '../answers/store.ts';
import {
  closeConversation,
  findLatest,
  openConversation,
  setClaim,
  setRating,
} from '../conversations/store.ts';
import { appendMessage } from '../messages/store.ts';
import { listWords, replaceWords } from '../moderation/store.ts';
import { findSupportRoom, openSupportRoom, raiseRead } from '../rooms/store.ts';
import { DEMO_ANSWERS, DEMO_TALK, DEMO_WORDS } from './demo-answers.ts';

const SEEDED_BY = 'platform';
const TALKED_DAYS_AGO = 3;

/** Gives a demonstration answers, words and a conversation of the past. Only adds to what is there. */
export async function seedDemoChat(tx: Tx, now: Date): Promise<void> {
  for (const merchantCode of await listMerchantCodes(tx)) {
    if ((await listAnswers(tx, merchantCode)).length > 0) continue;
    for (const answer of DEMO_ANSWERS)
      await putAnswer(tx, { ...answer, id: drawId(now), merchantCode, by: SEEDED_BY, now });
    if ((await listWords(tx, merchantCode)).length === 0)
      await replaceWords(tx, { merchantCode, words: DEMO_WORDS });
  }
  const members = await listDemoMembers(tx);
  const names = await listUsernames(
    tx,
    members.map(({ memberId }) => memberId),
  );
  for (const member of members)
    if (names.get(member.memberId) === 'sakura') await seedTalk(tx, { ...member, now });
}

type Talker = { readonly memberId: string; readonly merchantCode: string; readonly now: Date };

async function seedTalk(tx: Tx, { memberId, merchantCode, now }: Talker): Promise<void> {
  if (await findSupportRoom(tx, memberId)) return;
  const began = new Date(now.getTime() - TALKED_DAYS_AGO * DAY_MS);
  const at = (minutes: number) => new Date(began.getTime() + minutes * MINUTE_MS);
  const language = 'JA';
  const room = { id: drawId(began), memberId, merchantCode, language, now: began } as const;
  const { id: roomId } = await openSupportRoom(tx, room);
  await openConversation(tx, { ...room, id: drawId(began), roomId });
  const { id } = (await findLatest(tx, roomId))!;
  for (const [index, { by, text: body }] of DEMO_TALK.entries()) {
    const author = by === 'member' ? { memberId } : { operator: SEEDED_BY };
    await appendMessage(tx, { roomId, author, key: `demo-${index}`, body, now: at(index) });
  }
  for (const by of ['MEMBER', 'OPERATOR'] as const)
    await raiseRead(tx, { roomId, seq: DEMO_TALK.length, by, now });
  await setClaim(tx, { id, operator: SEEDED_BY, now: at(1) });
  await closeConversation(tx, { id, by: SEEDED_BY, now: at(DEMO_TALK.length) });
  await setRating(tx, { id, rating: 5, comment: '' });
}
