import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export type KeyRow = {
  readonly id: string;
  readonly publicKey: string;
  readonly privateKeySealed: string;
  readonly createdAt: Date;
  readonly retiresAt: Date;
};

/** Keys that retire after this moment. */
export async function listKeys(tx: Tx, retiresAfter: Date): Promise<readonly KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select id, public_key as "publicKey", private_key_sealed as "privateKeySealed",
           created_at as "createdAt", retires_at as "retiresAt"
      from platform_call_keys where retires_at >= ${retiresAfter}`.execute(tx);
  return rows;
}

/** Lets one node at a time decide about a new key. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('platform_call_keys'))`.execute(tx);
}

export async function insertKey(tx: Tx, key: KeyRow): Promise<void> {
  await sql`
    insert into platform_call_keys (id, public_key, private_key_sealed, created_at, retires_at)
    values (${key.id}, ${key.publicKey}, ${key.privateKeySealed}, ${key.createdAt},
            ${key.retiresAt})`.execute(tx);
}

/** Retires all keys that have not retired yet. */
export async function retireKeys(tx: Tx, now: Date): Promise<void> {
  await sql`update platform_call_keys set retires_at = ${now}
             where retires_at > ${now} and created_at < ${now}`.execute(tx);
}

export async function deleteKeys(tx: Tx, retiredBefore: Date): Promise<void> {
  await sql`delete from platform_call_keys where retires_at < ${retiredBefore}`.execute(tx);
}

/** Spends a challenge; false when it was spent before. */
export async function spendChallenge(
  tx: Tx,
  spent: { challenge: string; expiresAt: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into platform_spent_challenges (challenge, expires_at)
    values (${spent.challenge}, ${spent.expiresAt})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function deleteChallenges(tx: Tx, expiredBefore: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from platform_spent_challenges where expires_at < ${expiredBefore}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
