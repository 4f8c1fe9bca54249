import type { TransferKind } from '@maneki/contract/wallet/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { WalletName } from '../movement.ts';
import type { Position } from './cursor.ts';
import type { Period } from './period.ts';

/** Which of an account's transfers a record shows. */
export type Choice = Period & {
  readonly memberId: string;
  readonly wallet: WalletName;
  readonly kinds: readonly TransferKind[];
  /** Only what was exchanged with this member. */
  readonly counterpartyId?: string | undefined;
};

export type RecordRow = {
  readonly at: Date;
  readonly seq: bigint;
  readonly kind: TransferKind;
  readonly isIn: boolean;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly remark: string | null;
  readonly counterpartyId: string | null;
};

/** A losing bet is closed by a transfer of nothing, which tells its owner nothing either. */
const chosen = ({ memberId, wallet, kinds, start, end, counterpartyId }: Choice) => sql`
  member_id = ${memberId} and wallet = ${wallet} and seq is not null and outcome = 'DONE'
  and at >= ${start} and at < ${end} and amount > 0 and kind = any(${[...kinds]}::text[])
  ${counterpartyId === undefined ? sql`` : sql`and ${counterparty} = ${counterpartyId}::uuid`}`;

/** Of a row of transfers: the other member, where there is one. */
const counterparty = sql`(
  select c.counterparty_id from wallet_counterparties as c
   where c.member_id = wallet_transfers.member_id and c.source = wallet_transfers.source
     and c.key = wallet_transfers.key)`;

/** The newest first, after a position where one is given. */
export async function listTransfers(
  tx: Tx,
  choice: Choice,
  { after, limit }: { readonly after: Position | undefined; readonly limit: number },
): Promise<RecordRow[]> {
  const older = after
    ? sql` and (at, seq) < (${after.at}::timestamptz, ${after.seq}::bigint)`
    : sql``;
  const { rows } = await sql<RecordRow>`
    select at, seq, kind, credit = wallet as "isIn", amount, balance_after as "balanceAfter", remark,
           ${counterparty} as "counterpartyId"
      from wallet_transfers
     where ${chosen(choice)}${older}
     order by at desc, seq desc
     limit ${limit}`.execute(tx);
  return rows;
}

export type Totals = { readonly count: number; readonly in: bigint; readonly out: bigint };

export async function sumTransfers(tx: Tx, choice: Choice): Promise<Totals> {
  const { rows } = await sql<{ count: number; in: string; out: string }>`
    select count(*)::int as count,
           coalesce(sum(amount) filter (where credit = wallet), 0)::text as in,
           coalesce(sum(amount) filter (where debit = wallet), 0)::text as out
      from wallet_transfers
     where ${chosen(choice)}`.execute(tx);
  const { count, ...sums } = rows[0]!;
  return { count, in: BigInt(sums.in), out: BigInt(sums.out) };
}

/** As the index of what is no game has it, word for word, or it is not used. */
export const isNoGame: RawBuilder<boolean> = sql<boolean>`seq is not null
  and kind not in ('BET', 'PAYOUT', 'BET_REFUND', 'RESETTLE', 'JACKPOT')`;

export type DayFlow = {
  readonly day: string;
  readonly kind: TransferKind;
  /** What came in, less what went out. */
  readonly net: bigint;
};

/**
 * What each kind of transfer came to on each business day of a period, games apart: those are far too
 * many to be read for a sum, and counted elsewhere.
 */
export async function sumFlows(
  tx: Tx,
  choice: Choice & { readonly timezone: string },
): Promise<DayFlow[]> {
  const { rows } = await sql<{ day: string; kind: TransferKind; net: string }>`
    select to_char(at at time zone ${choice.timezone}, 'YYYY-MM-DD') as day, kind,
           sum(case when credit = wallet then amount else -amount end)::text as net
      from wallet_transfers
     where ${chosen(choice)} and ${isNoGame}
     group by 1, 2`.execute(tx);
  return rows.map((row) => ({ ...row, net: BigInt(row.net) }));
}

/** What came of games since a moment: stakes without those that came back, and what was paid. */
export async function sumGames(
  tx: Tx,
  {
    memberId,
    wallet,
    since,
  }: { readonly memberId: string; readonly wallet: WalletName; readonly since: Date },
): Promise<{ readonly staked: bigint; readonly won: bigint }> {
  const { rows } = await sql<{ staked: bigint; won: bigint }>`
    select coalesce(sum(case kind when 'BET' then amount when 'BET_REFUND' then -amount end), 0)::bigint
             as staked,
           coalesce(sum(amount) filter (where kind in ('PAYOUT', 'JACKPOT')), 0)::bigint as won
      from wallet_transfers
     where member_id = ${memberId} and wallet = ${wallet} and at >= ${since} and seq is not null`.execute(
    tx,
  );
  return rows[0]!;
}

export type CashOfDay = {
  readonly day: string;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
};

/** What was paid in and out on each day that knew any of it, as the groups of the record come to. */
export async function sumCashByDay(
  tx: Tx,
  asked: {
    readonly memberId: string;
    readonly wallet: string;
    readonly start: Date;
    readonly end: Date;
    readonly timezone: string;
  },
): Promise<CashOfDay[]> {
  const { rows } = await sql<{ day: string; deposits: string; withdrawals: string }>`
    select to_char(at at time zone ${asked.timezone}, 'YYYY-MM-DD') as day,
           coalesce(sum(case when credit = wallet then amount else -amount end)
             filter (where kind in ('DEPOSIT', 'DEPOSIT_FEE')), 0)::text as deposits,
           coalesce(sum(case when debit = wallet then amount else -amount end)
             filter (where kind in ('WITHDRAW', 'WITHDRAW_FEE', 'WITHDRAW_REFUND')), 0)::text
             as withdrawals
      from wallet_transfers
     where member_id = ${asked.memberId} and wallet = ${asked.wallet} and outcome = 'DONE'
       and ${isNoGame} and at >= ${asked.start} and at < ${asked.end}
       and kind in ('DEPOSIT', 'DEPOSIT_FEE', 'WITHDRAW', 'WITHDRAW_FEE', 'WITHDRAW_REFUND')
     group by 1`.execute(tx);
  return rows.map(({ day, deposits, withdrawals }) => ({
    day,
    deposits: BigInt(deposits),
    withdrawals: BigInt(withdrawals),
  }));
}

/**
 * What a member has won, less what they lost, since a moment: in games that are paid from this wallet, and in those of
 * vendors with wallets of their own by what came back. What lay there before that moment and was brought back is no
 * win.
 */
export async function sumNetWin(
  tx: Tx,
  {
    memberId,
    wallet,
    since,
  }: { readonly memberId: string; readonly wallet: WalletName; readonly since: Date },
): Promise<bigint> {
  const { rows } = await sql<{ games: bigint; back: bigint; away: bigint }>`
    with moved as (
      select kind, at >= ${since} as is_since,
             case when credit = wallet then amount else -amount end as net
        from wallet_transfers
       where member_id = ${memberId} and wallet = ${wallet} and seq is not null
         and kind in ('BET', 'BET_REFUND', 'PAYOUT', 'JACKPOT', 'RESETTLE', 'TRANSFER_IN', 'TRANSFER_OUT')
         and (at >= ${since} or kind in ('TRANSFER_IN', 'TRANSFER_OUT'))
    )
    select coalesce(sum(net) filter (where kind not like 'TRANSFER%'), 0)::bigint as games,
           coalesce(sum(net) filter (where kind like 'TRANSFER%' and is_since), 0)::bigint as back,
           coalesce(-sum(net) filter (where kind like 'TRANSFER%' and not is_since), 0)::bigint as away
      from moved`.execute(tx);
  const { games, back, away } = rows[0]!;
  return games + back - (away > 0n ? away : 0n);
}
