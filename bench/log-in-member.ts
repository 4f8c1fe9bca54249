import { DAY_MS } from '@maneki/kernel/clock';
import { insertSession } from '@maneki/server/features/identity/sessions/store';
import type { Tx } from '@maneki/server/platform/database/database';
import { drawId, hashSecret } from '@maneki/server/platform/secrets/secrets';
import { sql } from 'kysely';

export const MERCHANT = 'maneki';

/** Opens a session of a member of the demonstration, for whoever sends this token as a cookie. */
export async function logInMember(
  tx: Tx,
  { username, token, now }: { readonly username: string; readonly token: string; now: Date },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from identity_members
     where merchant_code = ${MERCHANT} and username = ${username}`.execute(tx);
  const session = {
    id: drawId(now),
    memberId: rows[0]!.id,
    merchantCode: MERCHANT,
    via: 'PASSWORD',
    device: '',
    address: '127.0.0.1',
    countryCode: null,
    openedAt: now,
    seenAt: now,
    idleMs: DAY_MS,
    endsAt: new Date(now.getTime() + DAY_MS),
    endedAt: null,
  } as const;
  await insertSession(tx, session, hashSecret(token));
}
