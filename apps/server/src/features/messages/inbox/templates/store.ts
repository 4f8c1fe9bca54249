/** The SQL of merchants' own words for messages. Each function takes the transaction that it runs in first, as `tx`. */
import type { MessageKind } from '@maneki/contract/messages/inbox';
import type { Selectable } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { OwnWords, Texts } from '../message.ts';

/** How a merchant has a kind of message: whether it is sent, and in which words. */
export type Template = OwnWords & {
  readonly merchantCode: string;
  readonly kind: MessageKind;
  readonly isOff: boolean;
  readonly changedAt: Date;
  readonly changedBy: string;
};

const read = (row: Selectable<Schema['messages_templates']>): Template => ({
  merchantCode: row.merchant_code,
  kind: row.kind as MessageKind,
  isOff: row.is_off,
  titles: row.titles as Texts,
  texts: row.texts as Texts,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
});

export async function listTemplates(tx: Tx, merchantCode: string): Promise<Template[]> {
  const rows = await tx
    .selectFrom('messages_templates')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .execute();
  return rows.map(read);
}

/** The words that a merchant has chosen itself, by kind. */
export async function listOwnWords(
  tx: Tx,
  merchantCode: string,
): Promise<ReadonlyMap<string, OwnWords>> {
  const templates = await listTemplates(tx, merchantCode);
  return new Map(templates.map((template) => [template.kind, template]));
}

export async function putTemplate(tx: Tx, template: Template): Promise<void> {
  const row = {
    is_off: template.isOff,
    titles: JSON.stringify(template.titles),
    texts: JSON.stringify(template.texts),
    changed_at: template.changedAt,
    changed_by: template.changedBy,
  };
  await tx
    .insertInto('messages_templates')
    .values({ merchant_code: template.merchantCode, kind: template.kind, ...row })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'kind']).doUpdateSet(row))
    .execute();
}
