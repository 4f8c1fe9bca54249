import { LANGUAGES } from '@maneki/contract/language';
import { CHAT_RULES } from '@maneki/contract/messages/chat';
import { countCharacters } from '@maneki/contract/messages/chat-text';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import * as store from './store.ts';

type Wish = Omit<store.Answer, 'id'> & { readonly id?: string | undefined };

/** Writes an answer that operators send by a tap, in every language. */
export async function saveAnswer(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  { id: known, title, texts }: Wish,
) {
  const most = CHAT_RULES.operatorCharactersMax;
  if (LANGUAGES.some((language) => countCharacters(texts[language]) > most))
    return refused({ code: 'messages.chat_too_long', detail: { most } });
  const before = await findAnswer(tx, merchantCode, known);
  if (known !== undefined && !before)
    return refused({ code: 'messages.chat_answer_unknown', detail: {} });
  const id = known ?? drawId(now);
  await store.putAnswer(tx, { id, title, texts, merchantCode, by: operator.name, now });
  return acted(
    { id },
    { subject: `answer ${id}`, before: before ?? null, after: { title, texts } },
  );
}

export async function removeAnswer(tx: Tx, { merchantCode }: OperatorCall, id: string) {
  const before = await findAnswer(tx, merchantCode, id);
  if (!before) return refused({ code: 'messages.chat_answer_unknown', detail: {} });
  await store.deleteAnswer(tx, id);
  return acted({}, { subject: `answer ${id}`, before, after: null });
}

const findAnswer = async (tx: Tx, merchantCode: string, id: string | undefined) =>
  (await store.listAnswers(tx, merchantCode)).find((answer) => answer.id === id);
