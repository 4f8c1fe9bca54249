import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

const WATERMARK = 'house';

/** Transactions whose transfers are to be counted: from the first on, before the last. */
export type Stretch = { readonly from: bigint; readonly until: bigint };

/**
 * What has not been counted yet, for this transaction alone: another that asks waits. It ends before
 * the oldest transaction that still runs, because what that one writes would be passed over.
 */
export async function takeStretch(tx: Tx, now: Date): Promise<Stretch> {
  await sql`
    insert into wallet_watermarks (name, xact, moved_at) values (${WATERMARK}, 0, ${now})
        on conflict do nothing`.execute(tx);
  const { rows: marks } = await sql<{ from: bigint }>`
    select xact as "from" from wallet_watermarks where name = ${WATERMARK} for update`.execute(tx);
  // Asked for only now: while we waited, others ended.
  const { rows: ends } = await sql<{ until: bigint }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as until`.execute(tx);
  return { from: marks[0]!.from, until: ends[0]!.until };
}

export async function moveWatermark(
  tx: Tx,
  { until, now }: { readonly until: bigint; readonly now: Date },
): Promise<void> {
  await sql`
    update wallet_watermarks set xact = ${until}, moved_at = ${now}
     where name = ${WATERMARK}`.execute(tx);
}

/** What transfers did to the accounts of the house. The member's own side is left out. */
const houseSides = sql`
  select merchant_code, side.account, currency, side.delta
    from wallet_transfers
   cross join lateral (values (credit, amount), (debit, -amount)) as side(account, delta)
   where outcome = 'DONE' and amount > 0 and side.account is distinct from wallet`;

/** Adds a stretch of transfers to the balances; answers how many accounts it touched. */
export async function addStretch(tx: Tx, { from, until }: Stretch): Promise<number> {
  const { rows } = await sql`
    insert into wallet_house_balances (merchant_code, account, currency, balance)
    select merchant_code, account, currency, sum(delta)
      from (${houseSides} and xact >= ${from} and xact < ${until}) as counted
     group by merchant_code, account, currency
     order by merchant_code, account, currency
        on conflict (merchant_code, account, currency)
        do update set balance = wallet_house_balances.balance + excluded.balance
    returning account`.execute(tx);
  return rows.length;
}

export type HouseBalance = {
  readonly merchantCode: string;
  readonly account: string;
  readonly currency: string;
  /** May be more than any single account or transfer holds. */
  readonly balance: bigint;
};

/** The balances of now, of all or of one merchant: what is rolled up, and at once what is not yet. */
export async function listHouseBalances(tx: Tx, merchantCode?: string): Promise<HouseBalance[]> {
  const { rows } = await sql<Omit<HouseBalance, 'balance'> & { readonly balance: string }>`
    with fresh as (
      ${houseSides} and xact >= coalesce(
        (select xact from wallet_watermarks where name = ${WATERMARK}), 0)
    )
    select merchant_code as "merchantCode", account, currency, sum(balance)::text as balance
      from (select merchant_code, account, currency, balance from wallet_house_balances
             union all
            select merchant_code, account, currency, delta from fresh) as parts
     where ${merchantCode ?? null}::text is null or merchant_code = ${merchantCode ?? null}
     group by merchant_code, account, currency
     order by merchant_code, account, currency`.execute(tx);
  return rows.map((row) => ({ ...row, balance: BigInt(row.balance) }));
}

/** The summaries of blocks by which transfers of a while are found, one for each partition. */
export async function listSummaries(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relid::text as name from pg_partition_tree('wallet_transfers__xact') where isleaf
     union all
    select relid::text from pg_partition_tree('wallet_transfers__at') where isleaf`.execute(tx);
  return rows.map(({ name }) => name);
}

/**
 * Summarises the blocks that are new. It gives up at once where a vacuum is at work, and before that
 * vacuum would give way to it: one that is sent away every minute never ends.
 */
export async function summarise(tx: Tx, name: string): Promise<number> {
  await sql`set local lock_timeout = '200ms'`.execute(tx);
  const { rows } = await sql<{ blocks: number }>`
    select brin_summarize_new_values(${name}::regclass) as blocks`.execute(tx);
  return rows[0]!.blocks;
}
