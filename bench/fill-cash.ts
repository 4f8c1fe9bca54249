import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import { CURRENCY, memberIdSql, VENDOR, WALLET } from './players.ts';

/** More than a page of the record shows, within what one look goes back. */
const DAYS = 28;

/**
 * Gives every player a month of paying in, and of taking out every fourth time, with what was played on each
 * day. Beside thousands of bets those are a few transfers, and the pages of the cashier look for them.
 */
export async function fillCash(
  database: Database,
  { players, now }: { readonly players: number; readonly now: Date },
): Promise<void> {
  const at = `timestamptz '${now.toISOString()}' - make_interval(days => ${DAYS} - step)`;
  const each = `from generate_series(1, ${DAYS}) as step
               cross join generate_series(1, ${players}) as player`;
  await run(
    database,
    `insert into wallet_transfers (member_id, source, key, fingerprint, outcome, kind, wallet,
                                   debit, credit, amount, merchant_code, currency, seq,
                                   balance_after, at)
     select (${memberIdSql('player')})::uuid, 'deposits', 'past-' || step, '', 'DONE',
            case when is_out then 'WITHDRAW' else 'DEPOSIT' end, '${WALLET}',
            case when is_out then '${WALLET}' else 'CLEARING_DEPOSIT' end,
            case when is_out then 'CLEARING_WITHDRAW' else '${WALLET}' end, 1000, 'maneki',
            '${CURRENCY}', 1000000 + step, 1000, ${at}
       ${each} cross join lateral (select step % 4 = 0 as is_out) as direction`,
  );
  await run(
    database,
    `insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
                                  merchant_code, stake, valid_turnover, payout, bets)
     select (${memberIdSql('player')})::uuid, (${at})::date, 'RNG', '${VENDOR}', '${CURRENCY}',
            'maneki', 1000, 1000, 900, 100 ${each}`,
  );
  for (const table of ['wallet_transfers', 'play_day_totals'])
    await run(database, `vacuum (analyze) ${table}`);
}

const run = (database: Database, statement: string) =>
  database.statement((tx) => sql.raw(statement).execute(tx));
