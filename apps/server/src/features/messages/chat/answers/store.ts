/** The SQL of canned answers. Each function takes the transaction that it runs in first, as `tx`. */
import type { Language } from '@maneki/contract/language';
import type { Tx } from '#platform/database/database';

export type Answer = {
  readonly id: string;
  readonly title: string;
  readonly texts: Readonly<Record<Language, string>>;
};

export async function listAnswers(tx: Tx, merchantCode: string): Promise<Answer[]> {
  const rows = await tx
    .selectFrom('messages_chat_answers')
    .select(['id', 'title', 'texts'])
    .where('merchant_code', '=', merchantCode)
    .orderBy('title')
    .execute();
  return rows.map(({ texts, ...answer }) => ({ ...answer, texts: texts as Answer['texts'] }));
}

export async function putAnswer(
  tx: Tx,
  answer: Answer & { readonly merchantCode: string; readonly by: string; readonly now: Date },
): Promise<void> {
  const saved = {
    title: answer.title,
    texts: JSON.stringify(answer.texts),
    saved_at: answer.now,
    saved_by: answer.by,
  };
  await tx
    .insertInto('messages_chat_answers')
    .values({ id: answer.id, merchant_code: answer.merchantCode, ...saved })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(saved))
    .execute();
}

export async function deleteAnswer(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('messages_chat_answers').where('id', '=', id).execute();
}
