import type { Selectable } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Passkey } from './passkey.ts';

export async function findPasskey(
  tx: Tx,
  by: { merchantCode: string; id: string },
): Promise<Passkey | undefined> {
  const row = await tx
    .selectFrom('identity_passkeys')
    .selectAll()
    .where('id', '=', by.id)
    .where('merchant_code', '=', by.merchantCode)
    .executeTakeFirst();
  return row && readPasskey(row);
}

/** The member's passkeys, the latest first. */
export async function listPasskeys(tx: Tx, memberId: string): Promise<Passkey[]> {
  const rows = await tx
    .selectFrom('identity_passkeys')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(readPasskey);
}

/** False when the key is somebody's already. */
export async function insertPasskey(tx: Tx, passkey: Omit<Passkey, 'usedAt'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('identity_passkeys')
    .values({
      id: passkey.id,
      merchant_code: passkey.merchantCode,
      member_id: passkey.memberId,
      public_key: Buffer.from(passkey.publicKey),
      counter: BigInt(passkey.counter),
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return inserted.length === 1;
}

/**
 * Writes a use down. False when a use with this count, or a later one, came first: then two devices
 * have the key, or an answer is being repeated. Devices that do not count always say 0.
 */
export async function updateCounter(
  tx: Tx,
  use: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const counter = BigInt(use.counter);
  const updated = await tx
    .updateTable('identity_passkeys')
    .set({ counter, used_at: use.now })
    .where('id', '=', use.id)
    .where('counter', use.counter === 0 ? '=' : '<', counter)
    .returning('id')
    .execute();
  return updated.length === 1;
}

export async function deletePasskey(
  tx: Tx,
  by: { memberId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('identity_passkeys')
    .where('member_id', '=', by.memberId)
    .where('id', '=', by.id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

function readPasskey(row: Selectable<Schema['identity_passkeys']>): Passkey {
  return {
    id: row.id,
    merchantCode: row.merchant_code,
    memberId: row.member_id,
    publicKey: new Uint8Array(row.public_key),
    counter: Number(row.counter),
    transports: row.transports,
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  };
}
