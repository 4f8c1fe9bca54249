import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import type { Message } from '../identity-services.ts';
import type { CodeChannel, CodeSubject } from './code.ts';
import {
  CAPTCHA_FROM,
  type CodesAsked,
  PER_ADDRESS,
  PER_MERCHANT,
  PER_RECIPIENT,
  type Standing,
} from './code-limits.ts';

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

export type AskedCode = CodeSubject & {
  readonly standing: Standing;
  readonly asker: string;
  readonly address: string;
};

/** How often codes like this one were asked for. Each count reads only rows that its own limit bounds. */
export async function countCodes(tx: Tx, by: AskedCode & { now: Date }): Promise<CodesAsked> {
  const since = (ms: number) => new Date(by.now.getTime() - ms);
  const own = sql`merchant_code = ${by.merchantCode} and channel = ${by.channel} and standing = ${by.standing}`;
  const ofPurpose = sql`${own} and purpose = ${by.purpose}`;
  const { rows } = await sql<CodesAsked>`
    select recipient.*, address.*, asked.*, sent.*
      from (
        select count(*)::int as "ofRecipient",
               (count(*) filter (where asker = ${by.asker}))::int as "ofRecipientByAsker",
               max(sent_at) as "lastOfRecipientAt"
          from identity_codes
         where ${ofPurpose} and recipient = ${by.recipient}
           and sent_at > ${since(PER_RECIPIENT.withinMs)}
      ) as recipient, (
        select count(*)::int as "ofAddress"
          from identity_codes
         where ${own} and address = ${by.address} and sent_at > ${since(PER_ADDRESS.withinMs)}
      ) as address, (
        select count(*)::int as "ofMerchantInMinute"
          from (
            select from identity_codes
             where ${ofPurpose} and sent_at > ${since(PER_MERCHANT.minute.withinMs)}
             limit ${CAPTCHA_FROM.codesOfMerchantInMinute}
          ) as latest
      ) as asked, (
        select (count(*) filter (where sent_at > ${since(PER_MERCHANT.minute.withinMs)}))::int
                 as "sentInMinute",
               count(*)::int as "sentInHour"
          from identity_codes
         where ${ofPurpose} and is_sent and sent_at > ${since(PER_MERCHANT.hour.withinMs)}
      ) as sent`.execute(tx);
  return rows[0]!;
}

export async function insertCode(
  tx: Tx,
  code: AskedCode & {
    readonly id: string;
    readonly codeHash: string;
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
      asker: code.asker,
      standing: code.standing,
      is_sent: code.isSent,
      sent_at: code.sentAt,
      expires_at: code.expiresAt,
    })
    .execute();
}

/**
 * The newest codes that were sent for a subject, which stay as they are until the transaction ends: two who have one
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
    .where('is_sent', '=', true)
    .orderBy('sent_at', 'desc')
    .limit(by.limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    codeHash: row.code_hash,
    expiresAt: row.expires_at,
    wrongTries: row.wrong_tries,
    spentAt: row.spent_at,
  }));
}

export type HeldCode = {
  readonly id: string;
  readonly codeHash: string;
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
