import { houseManifest } from '@maneki/house/manifest';
import { DAY_MS } from '@maneki/kernel/clock';
import {
  openConversation,
  setClaim,
} from '@maneki/server/features/messages/chat/conversations/store';
import { appendMessage } from '@maneki/server/features/messages/chat/messages/store';
import { openSupportRoom } from '@maneki/server/features/messages/chat/rooms/store';
import { addOperator, openOperatorSession } from '@maneki/server/features/operators/index';
import type { Database, Tx } from '@maneki/server/platform/database/database';
import { drawId, hashSecret } from '@maneki/server/platform/secrets/secrets';
import { seed } from '@maneki/server/seed';
import { sql } from 'kysely';
import { MERCHANT } from './log-in-member.ts';
import { playerOf } from './players.ts';

export type Chatter = { readonly number: number; readonly token: string };
export type Conversation = { readonly id: string; readonly member: Chatter };
export type Desk = { readonly token: string; readonly conversations: readonly Conversation[] };

const tokenOf = (number: number): string => hashSecret(`the page of chatter ${number}`);

/** Members who have the chat open, the first of them in conversations that operators have taken on. */
export async function addChatters(
  database: Database,
  {
    members,
    conversations,
    operators,
  }: { readonly members: number; readonly conversations: number; readonly operators: number },
): Promise<{ readonly chatters: Chatter[]; readonly desks: Desk[] }> {
  const now = new Date();
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  const chatters = Array.from({ length: members }, (_, place) => ({
    number: place + 1,
    token: tokenOf(place + 1),
  }));
  const desks = await database.transact(async (tx) => {
    await insertChatters(tx, chatters, now);
    const made: Desk[] = [];
    for (let desk = 0; desk < operators; desk += 1) {
      const own = chatters
        .slice(0, conversations)
        .filter(({ number }) => number % operators === desk);
      made.push(await openDesk(tx, `bench-${desk}`, own, now));
    }
    return made;
  });
  await database.statement((tx) => sql`analyze`.execute(tx));
  return { chatters, desks };
}

/** Like a member of the demonstration, each with a session that has opened the chat. */
async function insertChatters(tx: Tx, chatters: readonly Chatter[], now: Date): Promise<void> {
  const rows = chatters.map(({ number, token }) => ({
    member_id: playerOf(number).playerId,
    number,
    session_id: drawId(now),
    token_hash: hashSecret(token),
  }));
  const listed = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as chatter(member_id uuid, number int, session_id uuid, token_hash text)`;
  await sql`
    insert into identity_members
    select (jsonb_populate_record(m, jsonb_build_object(
             'id', chatter.member_id, 'username', 'chatter' || chatter.number))).*
      from identity_members as m, ${listed}
     where m.merchant_code = ${MERCHANT} and m.username = 'sakura'`.execute(tx);
  await sql`
    insert into identity_sessions (id, member_id, merchant_code, token_hash, via, device, address,
                                   opened_at, seen_at, idle_ms, ends_at)
    select session_id, member_id, ${MERCHANT}, token_hash, 'PASSWORD', 'a browser', '192.0.2.1',
           ${now}::timestamptz, ${now}::timestamptz, ${DAY_MS}::bigint,
           ${new Date(now.getTime() + DAY_MS)}::timestamptz
      from ${listed}`.execute(tx);
  await sql`
    insert into messages_chat_launches (token_hash, merchant_code, member_id, is_b2c, back_url,
                                        made_at, expires_at, session_id, used_at)
    select token_hash, ${MERCHANT}, member_id, false, '/m/home', ${now}::timestamptz,
           ${now}::timestamptz, session_id, ${now}::timestamptz
      from ${listed}`.execute(tx);
}

async function openDesk(
  tx: Tx,
  name: string,
  members: readonly Chatter[],
  now: Date,
): Promise<Desk> {
  const added = await addOperator(tx, { name, role: 'support', merchantCodes: [], now });
  const opened = await openOperatorSession(tx, { name, now });
  if (!added.ok || !opened.ok) throw new Error(`${name} is no operator`);
  const conversations: Conversation[] = [];
  for (const member of members) {
    const memberId = playerOf(member.number).playerId;
    const wish = { memberId, merchantCode: MERCHANT, language: 'EN', now } as const;
    const { id: roomId } = await openSupportRoom(tx, { ...wish, id: drawId(now) });
    const id = drawId(now);
    await openConversation(tx, { ...wish, id, roomId });
    const author = { memberId };
    await appendMessage(tx, { roomId, author, key: 'bench-first', body: 'Hello', now });
    await setClaim(tx, { id, operator: name, now });
    conversations.push({ id, member });
  }
  return { token: opened.value.token, conversations };
}
