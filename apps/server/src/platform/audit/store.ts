/** The only SQL of the audit trail. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Act } from './act.ts';

/** Its number and its hash are the database's to give. */
export async function insertAct(tx: Tx, act: Act): Promise<void> {
  await sql`
    insert into platform_audit (merchant_code, seq, at, operator_id, operator_name, address, act,
                                subject, reason, before, after, hash)
    values (${act.merchantCode}, 0, ${act.at}, ${act.operatorId}, ${act.operatorName}, ${act.address},
            ${act.act}, ${act.subject}, ${act.reason}, ${JSON.stringify(act.before)}::jsonb,
            ${JSON.stringify(act.after)}::jsonb, ''::bytea)`.execute(tx);
}

/**
 * The same act in the trails of several merchants. Each trail is held from its row to the end of the transaction:
 * always in one order, so that nobody waits for somebody who waits for them.
 */
export async function insertActs(
  tx: Tx,
  act: Omit<Act, 'merchantCode'>,
  merchantCodes: readonly string[],
): Promise<void> {
  for (const merchantCode of [...new Set(merchantCodes)].sort())
    await insertAct(tx, { ...act, merchantCode });
}

export type ActWish = {
  readonly merchantCode: string;
  readonly operator?: string | undefined;
  readonly act?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Older than this one. */
  readonly before?: bigint | undefined;
  readonly limit: number;
};

/** The latest first. */
export async function listActs(tx: Tx, wish: ActWish) {
  let query = tx
    .selectFrom('platform_audit')
    .selectAll()
    .where('merchant_code', '=', wish.merchantCode);
  if (wish.operator) query = query.where('operator_name', '=', wish.operator);
  if (wish.act) query = query.where('act', '=', wish.act);
  if (wish.subject) query = query.where('subject', '=', wish.subject);
  if (wish.from) query = query.where('at', '>=', wish.from);
  if (wish.to) query = query.where('at', '<', wish.to);
  if (wish.before) query = query.where('seq', '<', wish.before);
  return query.orderBy('seq', 'desc').limit(wish.limit).execute();
}

export type BrokenLink = {
  readonly merchantCode: string;
  readonly seq: bigint;
  readonly fault: 'changed' | 'missing before' | 'missing after';
};

/** Where the chain does not hold: a row that is not what was written, or a neighbour that is gone. */
export async function findBrokenLinks(tx: Tx, limit: number): Promise<readonly BrokenLink[]> {
  const { rows } = await sql<{ merchant_code: string; seq: string; fault: BrokenLink['fault'] }>`
    with links as (
      select entry, merchant_code, seq, hash,
             coalesce(lag(seq) over chain, 0) as previous_seq,
             coalesce(lag(hash) over chain, ''::bytea) as previous_hash
        from platform_audit entry
      window chain as (partition by merchant_code order by seq)
    ), ends as (
      select head.merchant_code, head.seq, head.hash, last.hash as last_hash, last.seq as last_seq
        from platform_audit_heads head
        left join lateral (
          select seq, hash from platform_audit
           where merchant_code = head.merchant_code order by seq desc limit 1
        ) last on true
    )
    select merchant_code, seq,
           case when previous_seq <> seq - 1 then 'missing before' else 'changed' end as fault
      from links
     where previous_seq <> seq - 1 or hash <> platform_audit_hash(previous_hash, entry)
    union all
    select merchant_code, coalesce(last_seq, 0), 'missing after'
      from ends
     where last_seq is distinct from seq or last_hash is distinct from hash
     limit ${limit}`.execute(tx);
  return rows.map(({ merchant_code, seq, fault }) => ({
    merchantCode: merchant_code,
    seq: BigInt(seq),
    fault,
  }));
}

export async function listHeads(tx: Tx) {
  return tx.selectFrom('platform_audit_heads').selectAll().orderBy('merchant_code').execute();
}
