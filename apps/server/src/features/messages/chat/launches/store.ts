/** The SQL of launches. Each function takes the transaction that it runs in first, as `tx`. */
import type { Language } from '@maneki/contract/language';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export type Launch = {
  readonly isB2c: boolean;
  readonly language: Language | null;
  readonly backUrl: string;
  readonly headerColor: string | null;
  readonly title: string | null;
};

const columns = sql`is_b2c as "isB2c", language, back_url as "backUrl",
  header_color as "headerColor", title`;

export async function insertLaunch(
  tx: Tx,
  launch: Launch & {
    readonly tokenHash: string;
    readonly merchantCode: string;
    readonly memberId: string;
    readonly madeAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('messages_chat_launches')
    .values({
      token_hash: launch.tokenHash,
      merchant_code: launch.merchantCode,
      member_id: launch.memberId,
      is_b2c: launch.isB2c,
      language: launch.language,
      back_url: launch.backUrl,
      header_color: launch.headerColor,
      title: launch.title,
      made_at: launch.madeAt,
      expires_at: launch.expiresAt,
    })
    .execute();
}

type Opener = { readonly memberId: string; readonly sessionId: string };

/** Uses a launch, once, within its time and for its own member; undefined where that cannot be. */
export async function useLaunch(
  tx: Tx,
  { tokenHash, memberId, sessionId, now }: Opener & { tokenHash: string; now: Date },
): Promise<Launch | undefined> {
  const { rows } = await sql<Launch>`
    update messages_chat_launches set used_at = ${now}, session_id = ${sessionId}
     where token_hash = ${tokenHash} and member_id = ${memberId}
       and used_at is null and expires_at > ${now}
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** How a session's chat was last opened. */
export async function findOpened(
  tx: Tx,
  { memberId, sessionId }: Opener,
): Promise<Launch | undefined> {
  const { rows } = await sql<Launch>`
    select ${columns} from messages_chat_launches
     where session_id = ${sessionId} and member_id = ${memberId}
     order by used_at desc limit 1`.execute(tx);
  return rows[0];
}

/** Forgets launches that nobody used, and how chats were opened whose sessions are long over. */
export async function pruneLaunches(
  tx: Tx,
  { unusedBefore, usedBefore }: { readonly unusedBefore: Date; readonly usedBefore: Date },
): Promise<void> {
  await sql`
    delete from messages_chat_launches
     where made_at < ${unusedBefore} and (used_at is null or used_at < ${usedBefore})`.execute(tx);
}
