/** The SQL of how operators come in. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Tries } from './guard.ts';

export type Proofs = {
  readonly id: string;
  readonly passwordHash: string;
  readonly codeSalt: string;
};

/** What an operator proves themselves with; undefined for whoever is not there, disabled or only invited. */
export const findProofs = async (tx: Tx, name: string): Promise<Proofs | undefined> =>
  readProofs(await selectProofs(tx, name).executeTakeFirst());

/** Until the transaction ends nobody takes them away, and nobody else tries them. */
export const lockProofs = async (tx: Tx, name: string): Promise<Proofs | undefined> =>
  readProofs(await selectProofs(tx, name).forUpdate().executeTakeFirst());

const selectProofs = (tx: Tx, name: string) =>
  tx
    .selectFrom('operators_accounts')
    .select(['id', 'password_hash', 'code_salt'])
    .where('name', '=', name)
    .where('disabled_at', 'is', null);

function readProofs(
  row: { id: string; password_hash: string | null; code_salt: string | null } | undefined,
): Proofs | undefined {
  if (!row?.password_hash || !row.code_salt) return undefined;
  return { id: row.id, passwordHash: row.password_hash, codeSalt: row.code_salt };
}

type Place = { readonly operatorId: string; readonly addressKey: string };

export async function readTries(
  tx: Tx,
  { operatorId, addressKey, since }: Place & { readonly since: Date },
): Promise<Tries> {
  const { rows } = await sql<{ from_here: string; in_all: string; is_known: boolean }>`
    select coalesce(sum(failures) filter (where address_key = ${addressKey}), 0) as from_here,
           coalesce(sum(failures), 0) as in_all,
           exists (select from operators_sessions
                    where operator_id = ${operatorId} and address_key = ${addressKey}) as is_known
      from operators_failures
     where operator_id = ${operatorId} and last_at > ${since}`.execute(tx);
  const [row] = rows;
  return {
    fromHere: Number(row?.from_here),
    inAll: Number(row?.in_all),
    isKnownAddress: row?.is_known === true,
  };
}

/** One more, or the first again where the last is too long ago to count. */
export async function countFailure(
  tx: Tx,
  { operatorId, addressKey, since, now }: Place & { readonly since: Date; readonly now: Date },
): Promise<void> {
  await sql`
    insert into operators_failures as known (operator_id, address_key, failures, last_at)
    values (${operatorId}, ${addressKey}, 1, ${now})
    on conflict (operator_id, address_key) do update
      set failures = case when known.last_at > ${since} then known.failures + 1 else 1 end,
          last_at = ${now}`.execute(tx);
}

export async function forgetFailures(tx: Tx, { operatorId, addressKey }: Place): Promise<void> {
  await tx
    .deleteFrom('operators_failures')
    .where('operator_id', '=', operatorId)
    .where('address_key', '=', addressKey)
    .execute();
}

/** False where this code, or a later one, was taken already. In a demonstration everybody shares one. */
export async function takeCode(
  tx: Tx,
  { operatorId, period }: { operatorId: string; period: bigint },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operators_accounts')
    .set({ code_period: period })
    .where('id', '=', operatorId)
    .where((where) => where.or([where('code_period', '<', period), where('is_demo', '=', true)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False where there is no such code, or it was used. */
export async function takeRecoveryCode(
  tx: Tx,
  { operatorId, codeHash, now }: { operatorId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operators_recovery_codes')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function mayComeFrom(
  tx: Tx,
  { operatorId, address }: { operatorId: string; address: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from operators_accounts
     where id = ${operatorId}
       and (allowed_networks is null or ${address}::inet <<= any (allowed_networks))`.execute(tx);
  return rows.length > 0;
}
