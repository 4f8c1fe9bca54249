import { FEEDBACK_CHARACTERS } from '@maneki/contract/constants';
import {
  FEEDBACK_PER_DAY,
  isFeedbackLength,
  isFeedbackType,
} from '@maneki/contract/messages/feedback';
import { done, refused } from '@maneki/kernel/outcome';
import { checkCaptcha, lockMember } from '#features/identity';
import { dayOf, startOfDay } from '#features/wallet';
import type { MemberCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import type { MessagesOutside } from '../outside.ts';
import { countSent, insertFeedback } from './store.ts';

type Typed = {
  readonly content: string;
  readonly type: number;
  readonly captcha: string;
  readonly captchaId: string;
};

/** Keeps what a member tells the house. The picture is looked at after all else: an answer to it counts once. */
export async function sendFeedback(
  { database, merchants }: Pick<MessagesOutside, 'database' | 'merchants'>,
  call: MemberCall,
  { content, type, captcha, captchaId }: Typed,
) {
  const { merchantCode, language, now } = call;
  const { memberId } = call.caller;
  if (!isFeedbackType(type))
    return refused({ code: 'messages.feedback_type', detail: {} } as const);
  if (!isFeedbackLength(content))
    return refused({ code: 'messages.feedback_length', detail: FEEDBACK_CHARACTERS } as const);
  if (captcha.trim() === '')
    return refused({ code: 'identity.captcha_needed', detail: { captcha: true } } as const);
  const { businessTimezone: zone } = merchants.get(merchantCode);
  const today = { memberId, since: startOfDay(dayOf(now, zone), zone) };
  // Whoever has sent enough is not asked to read a picture first.
  if (await database.statement((tx) => isTooMany(tx, today))) return tooMany;
  return database.transact(async (tx) => {
    const read = await checkCaptcha(tx, { call, id: captchaId, answer: captcha });
    if (!read.ok) return read;
    // Of several that one member sends at once, each counts those before it.
    await lockMember(tx, memberId);
    if (await isTooMany(tx, today)) return tooMany;
    const id = drawId(now);
    const own = { id, merchantCode, memberId, type, language };
    await insertFeedback(tx, { ...own, content: content.trim(), sentAt: now });
    return done({ id });
  });
}

const tooMany = refused({
  code: 'messages.feedback_too_many',
  detail: { most: FEEDBACK_PER_DAY },
} as const);

const isTooMany = async (tx: Tx, today: Parameters<typeof countSent>[1]): Promise<boolean> =>
  (await countSent(tx, today)) >= FEEDBACK_PER_DAY;
