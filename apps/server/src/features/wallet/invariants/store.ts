import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { FINDINGS_TOLD, type Findings, type Page, type Stretch } from './invariant.ts';
import { readFindings } from './read-findings.ts';

type FoundRow = { readonly count: bigint; readonly place: string; readonly what: string };

const within = (stretch: Stretch | undefined): RawBuilder<unknown> =>
  stretch ? sql`t.xact >= ${stretch.from} and t.xact < ${stretch.until}` : sql`true`;

/**
 * Money that moved in games, for a feature that has something to compare it with: which member, whose
 * source and key, what kind, how much, about which round.
 */
export const gameTransfers = (stretch: Stretch | undefined): RawBuilder<unknown> => sql`
  select t.member_id, t.source, t.key, t.kind, t.ref_id,
         -- What a resettlement could not take is owed: the bet lost all of it.
         case when t.kind = 'RESETTLE' then t.amount + coalesce((
           select d.amount from wallet_debts as d
            where d.member_id = t.member_id and d.source = t.source and d.key = t.key), 0)
         else t.amount end as amount
    from wallet_transfers as t
   where t.outcome = 'DONE' and t.seq is not null and t.ref_type = 'ROUND' and ${within(stretch)}`;

/** Transfers of one source that moved something, by what they refer to: for features that keep orders. */
export const sourceTransfers = (source: string): RawBuilder<unknown> => sql`
  select t.member_id, t.key, t.ref_id, t.kind, t.currency,
         case when t.credit = t.wallet then t.amount else -t.amount end as amount
    from wallet_transfers as t
   where t.outcome = 'DONE' and t.seq is not null and t.source = ${source}`;

const transferPlace = sql`t.member_id || ' ' || t.source || ' ' || t.key`;
const wallets = sql`('MAIN', 'DEMO', 'FREE')`;

/** The currency that a wallet cannot hold, as a condition; credit of each kind has a wallet, and MAIN the rest. */
const isForeign = (wallet: RawBuilder<unknown>, currency: RawBuilder<unknown>) => sql`(
  (${wallet} = 'FREE' and ${currency} not like '%.PLAY')
  or (${wallet} = 'DEMO') <> (${currency} like '%.DEMO'))`;

/** Transfers that cannot be read: from where to where, whether at all, and by whom. */
export async function findMisshapen(tx: Tx, stretch: Stretch | undefined): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, place, what from (
      select ${transferPlace} as place, case
          when t.outcome not in ('DONE', 'REFUSED', 'CANCELLED')
            then 'the outcome ' || t.outcome || ' is unknown'
          when (t.outcome = 'REFUSED') <> (t.refusal is not null)
            then t.outcome || case when t.refusal is null then ' without a refusal'
                                   else ' with a refusal' end
          when t.debit = '' or t.credit = '' or t.debit = t.credit then 'it has not two sides'
          when t.wallet is null and (t.debit in ${wallets} or t.credit in ${wallets})
            then 'it touches a wallet and names none'
          when (t.debit = t.wallet) = (t.credit = t.wallet)
            then 'its wallet is not one of its sides'
          when t.debit in ${wallets} and t.credit in ${wallets} then 'both sides are wallets'
          when (t.outcome = 'DONE' and t.wallet is not null) <> (t.seq is not null)
            or (t.seq is null) <> (t.balance_after is null)
            then 'its number or the balance after it is missing or too much'
          when t.outcome = 'DONE' and t.kind in ('ADJUST_ADD', 'ADJUST_SUB', 'AGENT_ADJUST')
            and (coalesce(t.author, '') = '' or coalesce(t.remark, '') = '')
            then 'a correction without a name or a reason' end as what
        from wallet_transfers as t where ${within(stretch)}
    ) as looked
     where what is not null order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Transfers whose account is missing, another merchant's or in another currency; play money among real. */
export async function findMixed(tx: Tx, stretch: Stretch | undefined): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, place, what from (
      select ${transferPlace} as place, case
          when ${isForeign(sql`t.wallet`, sql`t.currency`)}
            then t.currency || ' in a wallet ' || t.wallet
          when t.currency like '%.PLAY'
            and (t.debit like 'CLEARING_%' or t.credit like 'CLEARING_%')
            then 'play credit at the cashier'
          when t.wallet is null then null
          when a.member_id is null then 'there is no account ' || t.wallet
          when a.currency <> t.currency
            then t.currency || ' in an account of ' || a.currency
          when a.merchant_code <> t.merchant_code
            then 'booked at ' || t.merchant_code || ', the account is of ' || a.merchant_code
          end as what
        from wallet_transfers as t
        left join wallet_accounts as a on a.member_id = t.member_id and a.code = t.wallet
       where t.outcome = 'DONE' and ${within(stretch)}
    ) as looked
     where what is not null order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Accounts in a currency of another wallet, and holds and debts in another than theirs. */
export async function findForeign(tx: Tx, { members }: Page): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    with accounts as (
      select member_id, code, currency from wallet_accounts where member_id = any(${members}::uuid[])
    ), found as (
      select member_id, code as wallet, currency || ' in a wallet ' || code as what
        from accounts where ${isForeign(sql`code`, sql`currency`)}
       union all
      select a.member_id, a.code, 'a hold of ' || h.currency || ' in an account of ' || a.currency
        from accounts as a join wallet_holds as h
          on h.member_id = a.member_id and h.wallet = a.code and h.currency <> a.currency
       where h.status = 'PLACED'
       union all
      select a.member_id, a.code, 'a debt of ' || d.currency || ' in an account of ' || a.currency
        from accounts as a join wallet_debts as d
          on d.member_id = a.member_id and d.wallet = a.code and d.currency <> a.currency
       where d.collected < d.amount
    )
    select count(*) over () as count, member_id || ' ' || wallet as place, what
      from found order by member_id, wallet limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

export type ListedAccount = {
  readonly member_id: string;
  readonly code: string;
  readonly currency: string;
  readonly opened_at: Date;
};

export async function listAccounts(tx: Tx, { members }: Page): Promise<ListedAccount[]> {
  const { rows } = await sql<ListedAccount>`
    select member_id, code, currency, opened_at from wallet_accounts
     where member_id = any(${members}::uuid[]) order by member_id, code`.execute(tx);
  return rows;
}

export type MoneyUnheld = { readonly member_id: string; readonly currency: string };

/** Members for whom money moved between accounts of the house without coming to a wallet of theirs. */
export async function listMoneyUnheld(tx: Tx, { members }: Page): Promise<MoneyUnheld[]> {
  const { rows } = await sql<MoneyUnheld>`
    select distinct member_id, currency from wallet_transfers
     where member_id = any(${members}::uuid[]) and wallet is null and outcome = 'DONE'
       and amount > 0 and currency not like '%.%'
     order by member_id, currency`.execute(tx);
  return rows;
}

/** Accounts that hold or owe another sum than their holds and debts come to. */
export async function findUnbound(tx: Tx, { members }: Page): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, member_id || ' ' || code as place,
           case when held <> placed then 'it holds ' || held || ', its holds come to ' || placed
                when debt <> owed then 'it owes ' || debt || ', its debts come to ' || owed
                else 'it has ' || available || ' to spend and owes ' || debt end as what
      from (
        select a.member_id, a.code, a.available, a.held, a.debt,
               (select coalesce(sum(h.amount), 0) from wallet_holds as h
                 where h.member_id = a.member_id and h.wallet = a.code
                   and h.status = 'PLACED') as placed,
               (select coalesce(sum(d.amount - d.collected), 0) from wallet_debts as d
                 where d.member_id = a.member_id and d.wallet = a.code
                   and d.collected < d.amount) as owed
          from wallet_accounts as a where a.member_id = any(${members}::uuid[])
      ) as looked
     where held <> placed or debt <> owed or (debt > 0 and available > 0)
     order by member_id, code limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

/** Holds and debts of nobody's account. */
export async function findUnowned(tx: Tx): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, o.member_id || ' ' || o.wallet as place, o.what from (
      select member_id, wallet, 'a hold without an account' as what
        from wallet_holds where status = 'PLACED'
       union all
      select member_id, wallet, 'a debt without an account'
        from wallet_debts where collected < amount
    ) as o
     where not exists (select from wallet_accounts as a
                        where a.member_id = o.member_id and a.code = o.wallet)
     order by o.member_id limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

export async function findNegativeAccounts(tx: Tx, { members }: Page): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, member_id || ' ' || code as place,
           'available ' || available || ', held ' || held || ', debt ' || debt as what
      from wallet_accounts
     where member_id = any(${members}::uuid[]) and least(available, held, debt, seq) < 0
     order by member_id, code limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}

export async function findNegativeTransfers(
  tx: Tx,
  stretch: Stretch | undefined,
): Promise<Findings> {
  const { rows } = await sql<FoundRow>`
    select count(*) over () as count, ${transferPlace} as place,
           'amount ' || t.amount || ', balance after ' || coalesce(t.balance_after::text, 'none')
             as what
      from wallet_transfers as t
     where least(t.amount, t.balance_after) < 0 and ${within(stretch)}
     order by place limit ${FINDINGS_TOLD}`.execute(tx);
  return readFindings(rows);
}
