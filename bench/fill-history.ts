import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import {
  CURRENCY,
  GAME,
  memberIdSql,
  providerSql,
  sessionIdSql,
  VENDOR,
  WALLET,
} from './players.ts';

/** As full as an index is that has grown over the years. */
const FILL_FACTOR = 70;

export type History = {
  readonly players: number;
  /** Transfers of each player after the opening: a stake and what it paid, in turns. */
  readonly transfers: number;
  readonly now: Date;
};

/**
 * Gives every player a past: stakes of 10 that pay 9, a ticket for each, in the order of time, so that
 * a player's rows lie apart from each other as they do in a database that was played on.
 */
export async function fillHistory(database: Database, history: History): Promise<void> {
  const restore = [
    ...(await dropIndexes(database, 'wallet_transfers')),
    ...(await dropIndexes(database, 'play_tickets')),
  ];
  await insertTransfers(database, history);
  await insertTickets(database, history);
  await run(
    database,
    `update wallet_accounts set available = available - ${history.transfers / 2},
            seq = seq + ${history.transfers}, moved_at = '${history.now.toISOString()}'`,
  );
  for (const statement of restore) await run(database, statement);
  for (const table of ['wallet_accounts', 'wallet_transfers', 'play_tickets'])
    await run(database, `vacuum (analyze) ${table}`);
}

/** Rows go in faster without them. Answers the statements that make them again. */
async function dropIndexes(database: Database, table: string): Promise<string[]> {
  const { rows } = await database.statement((tx) =>
    sql<{ name: string; definition: string; isPrimary: boolean }>`
      select i.indexrelid::regclass::text as name, i.indisprimary as "isPrimary",
             pg_get_indexdef(i.indexrelid) as definition
        from pg_index as i where i.indrelid = ${table}::regclass`.execute(tx),
  );
  for (const { name, isPrimary } of rows)
    await run(
      database,
      isPrimary ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`,
    );
  return rows.map(({ definition, isPrimary }) => {
    const columns = /\(.*\)$/.exec(definition)?.[0] ?? '';
    if (isPrimary)
      return `alter table ${table} add primary key ${columns} with (fillfactor = ${FILL_FACTOR})`;
    return definition.replace(' ON ONLY ', ' ON ');
  });
}

/** The last moments of the past lie just before now, whatever its length. */
const at = ({ transfers, now }: History, step: string) =>
  `timestamptz '${now.toISOString()}' - make_interval(secs => 60 * (${transfers} - ${step}))`;

async function insertTransfers(database: Database, history: History): Promise<void> {
  const { players, transfers } = history;
  await run(
    database,
    `insert into wallet_transfers (member_id, source, key, fingerprint, outcome, kind, wallet,
                                   debit, credit, amount, merchant_code, currency, seq,
                                   balance_after, ref_type, ref_id, at)
     select (${memberIdSql('player')})::uuid, ${providerSql('player')}, 'past-' || step,
            'a-digest-of-the-terms-', 'DONE', case when is_stake then 'BET' else 'PAYOUT' end,
            '${WALLET}', case when is_stake then '${WALLET}' else 'HOUSE_GAMES' end,
            case when is_stake then 'HOUSE_GAMES' else '${WALLET}' end,
            case when is_stake then 10 else 9 end, 'maneki', '${CURRENCY}', step + 1,
            opening - step / 2 - case when is_stake then 10 else 0 end, 'ROUND',
            'past-' || (step + 1) / 2, ${at(history, 'step')}
       from generate_series(1, ${transfers}) as step
      cross join generate_series(1, ${players}) as player
      cross join lateral (select step % 2 = 1 as is_stake) as parity
      cross join (select available as opening from wallet_accounts limit 1) as account`,
  );
}

async function insertTickets(database: Database, history: History): Promise<void> {
  const { players, transfers } = history;
  await run(
    database,
    `insert into play_tickets (member_id, provider_code, tx_id, merchant_code, wallet, currency,
                               seq, session_id, vendor_code, game_id, category, round_id, stake,
                               valid_turnover, payout, status, placed_at, settled_at)
     select (${memberIdSql('player')})::uuid, ${providerSql('player')}, 'past-' || step, 'maneki',
            '${WALLET}', '${CURRENCY}', step + 1, (${sessionIdSql('player')})::uuid, '${VENDOR}',
            '${GAME}', 'RNG', 'past-' || (step + 1) / 2, 10, 10, 9, 'WON',
            ${at(history, 'step')}, ${at(history, 'step - 1')}
       from generate_series(1, ${transfers}, 2) as step
      cross join generate_series(1, ${players}) as player`,
  );
}

const run = (database: Database, statement: string) =>
  database.statement((tx) => sql.raw(statement).execute(tx));
