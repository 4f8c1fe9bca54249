import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Stretch } from '../invariant.ts';

const WATERMARK = 'invariants';

/**
 * All that has come since the last verified point. It ends before the oldest transaction that still
 * runs: what that one writes would be passed over.
 */
export async function findNews(tx: Tx): Promise<Stretch> {
  const { rows } = await sql<Stretch>`
    select coalesce((select xact from wallet_watermarks where name = ${WATERMARK}),
                    (select min(xact) from wallet_transfers), settled) as "from",
           settled as "until"
      from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as settled) as snapshot
    `.execute(tx);
  return rows[0]!;
}

/** Moves the verified point, unless another run has meanwhile. */
export async function moveVerified(
  tx: Tx,
  { from, until, now }: Stretch & { readonly now: Date },
): Promise<void> {
  await sql`
    insert into wallet_watermarks (name, xact, moved_at) values (${WATERMARK}, ${until}, ${now})
        on conflict (name) do update set xact = excluded.xact, moved_at = excluded.moved_at
     where wallet_watermarks.xact = ${from}`.execute(tx);
}

/** Whose money moved in a stretch of transfers. */
export async function listMoved(tx: Tx, { from, until }: Stretch): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select distinct member_id from wallet_transfers
     where xact >= ${from} and xact < ${until} and seq is not null`.execute(tx);
  return rows.map((row) => row.member_id);
}

/** Whose money is spoken for, or owed: these change without a transfer. */
export async function listBound(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from wallet_holds where status = 'PLACED'
     union select member_id from wallet_debts where collected < amount`.execute(tx);
  return rows.map((row) => row.member_id);
}

/** Everybody with an account, a page at a time in the order of their ids. */
export async function listMembers(
  tx: Tx,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<string[]> {
  const from = after ? sql`where member_id > ${after}::uuid` : sql``;
  const { rows } = await sql<{ member_id: string }>`
    select distinct member_id from wallet_accounts ${from}
     order by member_id limit ${limit}`.execute(tx);
  return rows.map((row) => row.member_id);
}

/**
 * Keeps the engine from compiling what follows in this transaction: these questions are long to read
 * and quick to answer, and compiling one takes longer than answering it.
 */
export async function askPlainly(tx: Tx): Promise<void> {
  await sql`set local jit = off`.execute(tx);
}
