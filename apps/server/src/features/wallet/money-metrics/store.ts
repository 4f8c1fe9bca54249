import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

const WATERMARK = 'metrics';

/** Transfers of one kind, or refusals for one reason, that came since somebody last counted. */
export type MovedSum = {
  readonly kind: string;
  readonly currency: string;
  readonly refusal: string | null;
  readonly count: bigint;
  readonly units: string;
};

/**
 * Sums up what has come since the last call, and moves the point behind it; others who ask meanwhile
 * wait. What was there before the first call is history, not news.
 */
export async function takeSums(tx: Tx, now: Date): Promise<MovedSum[]> {
  const settled = sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
  await sql`
    insert into wallet_watermarks (name, xact, moved_at) values (${WATERMARK}, ${settled}, ${now})
        on conflict do nothing`.execute(tx);
  await sql`select from wallet_watermarks where name = ${WATERMARK} for update`.execute(tx);
  const { rows } = await sql<MovedSum>`
    with stretch as materialized (
      select xact as first, ${settled} as until from wallet_watermarks where name = ${WATERMARK}
    ), moved_mark as (
      update wallet_watermarks set xact = greatest(xact, until), moved_at = ${now}
        from stretch where name = ${WATERMARK}
    )
    select kind, currency, refusal, count(*) as count, sum(amount)::text as units
      from wallet_transfers
     where xact >= (select first from stretch) and xact < (select until from stretch)
       and outcome in ('DONE', 'REFUSED')
     group by kind, currency, refusal`.execute(tx);
  return rows;
}
