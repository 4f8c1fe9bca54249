import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import type { Message } from '../identity-services.ts';
import type { CodeChannel, CodeSubject } from './code.ts';
import { type CodesAsked, PER_ADDRESS, PER_MERCHANT, PER_RECIPIENT } from './code-limits.ts';

/** Makes requests for codes of one merchant and channel follow each other, so that each is counted. */
export async function lockCodes(
  tx: Tx,
  { merchantCode, channel }: { merchantCode: string; channel: CodeChannel },
): Promise<void> {
  await takeTurns(tx, `identity codes ${merchantCode} ${channel}`);
}

/** Makes those who prove the same number or mailbox follow each other: it becomes one member's. */
export async function lockRecipient(
  tx: Tx,
  by: { merchantCode: string; recipient: string },
): Promise<void> {
  await takeTurns(tx, `identity recipient ${by.merchantCode} ${by.recipient}`);
}

/** Reads a day of one merchant's codes, which its own budget keeps few. */
export async function countCodes(
  tx: Tx,
  by: {
    merchantCode: string;
    channel: CodeChannel;
    recipient: string;
    address: string;
    now: Date;
  },
): Promise<CodesAsked> {
  const since = (ms: number) => new Date(by.now.getTime() - ms);
  const countWhere = (condition: RawBuilder<unknown>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  const row = await tx
    .selectFrom('identity_codes')
    .select([
      countWhere(sql`recipient = ${by.recipient}`).as('ofRecipient'),
      sql<Date | null>`max(sent_at) filter (where recipient = ${by.recipient})`.as(
        'lastOfRecipientAt',
      ),
      countWhere(sql`address = ${by.address} and sent_at > ${since(PER_ADDRESS.withinMs)}`).as(
        'ofAddress',
      ),
      countWhere(sql`sent_at > ${since(PER_MERCHANT.minute.withinMs)}`).as('ofMerchantInMinute'),
      countWhere(sql`sent_at > ${since(PER_MERCHANT.hour.withinMs)}`).as('ofMerchantInHour'),
    ])
    .where('merchant_code', '=', by.merchantCode)
    .where('channel', '=', by.channel)
    .where('sent_at', '>', since(PER_RECIPIENT.withinMs))
    .executeTakeFirstOrThrow();
  return row;
}

export async function insertCode(
  tx: Tx,
  code: CodeSubject & {
    readonly id: string;
    readonly codeHash: string;
    readonly address: string;
    readonly isSent: boolean;
    readonly sentAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('identity_codes')
    .values({
      id: code.id,
      merchant_code: code.merchantCode,
      channel: code.channel,
      recipient: code.recipient,
      purpose: code.purpose,
      code_hash: code.codeHash,
      address: code.address,
      is_sent: code.isSent,
      sent_at: code.sentAt,
      expires_at: code.expiresAt,
    })
    .execute();
}

/**
 * The newest codes for a subject, which stay as they are until the transaction ends: two who have one
 * at once would otherwise both spend it.
 */
export async function lockNewestCodes(
  tx: Tx,
  by: CodeSubject & { readonly limit: number },
): Promise<HeldCode[]> {
  await takeTurns(
    tx,
    `identity code ${by.merchantCode} ${by.channel} ${by.recipient} ${by.purpose}`,
  );
  const rows = await tx
    .selectFrom('identity_codes')
    .selectAll()
    .where('merchant_code', '=', by.merchantCode)
    .where('channel', '=', by.channel)
    .where('recipient', '=', by.recipient)
    .where('purpose', '=', by.purpose)
    .orderBy('sent_at', 'desc')
    .limit(by.limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    codeHash: row.code_hash,
    isSent: row.is_sent,
    expiresAt: row.expires_at,
    wrongTries: row.wrong_tries,
    spentAt: row.spent_at,
  }));
}

export type HeldCode = {
  readonly id: string;
  readonly codeHash: string;
  readonly isSent: boolean;
  readonly expiresAt: Date;
  readonly wrongTries: number;
  readonly spentAt: Date | null;
};

export async function updateSpent(
  tx: Tx,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  await tx.updateTable('identity_codes').set({ spent_at: now }).where('id', 'in', ids).execute();
}

export async function countWrongTry(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('identity_codes')
    .set((expression) => ({ wrong_tries: expression('wrong_tries', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** A code that did not arrive opens nothing, but it was asked for all the same. */
export async function updateUnsent(tx: Tx, codeId: string): Promise<void> {
  await tx.updateTable('identity_codes').set({ is_sent: false }).where('id', '=', codeId).execute();
}

export async function insertOutboxMessage(
  tx: Tx,
  message: Message & { readonly channel: CodeChannel },
): Promise<void> {
  await tx
    .insertInto('identity_outbox_messages')
    .values({
      merchant_code: message.merchantCode,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      body: message.body,
      sent_at: message.at,
    })
    .execute();
}

/** What the outbox holds, the latest first. */
export async function listOutboxMessages(tx: Tx, limit: number) {
  return tx
    .selectFrom('identity_outbox_messages')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
