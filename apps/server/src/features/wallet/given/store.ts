import { kindsOf, type TransferKind } from '@maneki/contract/wallet/kinds';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { isNoGame } from '../record/store.ts';

/** What a member was given and paid in within a stretch of time, in one of their currencies. */
export type Given = {
  readonly memberId: string;
  readonly currency: string;
  readonly deposits: bigint;
  readonly rebates: bigint;
  readonly promotions: bigint;
  /** What came of salaries, less what was paid on to others. */
  readonly salaries: bigint;
};

const REBATES: readonly TransferKind[] = ['REBATE_SELF', 'REBATE_DIFF'];
/** Credit that is filled up is nobody's cost. */
const PROMOTIONS = kindsOf('promotion').filter(
  (kind) => kind !== 'REFILL' && !REBATES.includes(kind),
);
const SALARIES: readonly TransferKind[] = [
  'DAILY_SALARY_IN',
  'DAILY_SALARY_OUT',
  'HOURLY_SALARY_IN',
  'HOURLY_SALARY_OUT',
];

/** What some members were given, and what they paid in. What an account was opened with is no promotion. */
export async function sumGiven(
  tx: Tx,
  asked: { readonly memberIds: readonly string[]; readonly start: Date; readonly end: Date },
): Promise<Given[]> {
  const net = sql`case when credit = wallet then amount else -amount end`;
  const of = (kinds: readonly TransferKind[]) =>
    sql`coalesce(sum(${net}) filter (where kind = any(${[...kinds]}::text[])), 0)::text`;
  const { rows } = await sql<Record<keyof Given, string>>`
    select member_id as "memberId", currency, ${of(['DEPOSIT'])} as deposits,
           ${of(REBATES)} as rebates, ${of(PROMOTIONS)} as promotions, ${of(SALARIES)} as salaries
      from wallet_transfers
     where member_id = any(${asked.memberIds}::uuid[]) and outcome = 'DONE' and ${isNoGame}
       and wallet in ('MAIN', 'DEMO') and at >= ${asked.start} and at < ${asked.end}
       and kind = any(${['DEPOSIT', ...REBATES, ...PROMOTIONS, ...SALARIES]}::text[])
       and not (source = 'wallet' and key like 'opening-%')
     group by member_id, currency`.execute(tx);
  return rows.map((row) => ({
    memberId: row.memberId,
    currency: row.currency,
    deposits: BigInt(row.deposits),
    rebates: BigInt(row.rebates),
    promotions: BigInt(row.promotions),
    salaries: BigInt(row.salaries),
  }));
}

/** What pools have paid to some members. */
export async function sumJackpots(
  tx: Tx,
  asked: { readonly memberIds: readonly string[]; readonly start: Date; readonly end: Date },
): Promise<{ readonly memberId: string; readonly currency: string; readonly amount: bigint }[]> {
  const { rows } = await sql<{ memberId: string; currency: string; amount: string }>`
    select member_id as "memberId", currency, sum(amount)::text as amount
      from wallet_transfers
     where member_id = any(${asked.memberIds}::uuid[]) and kind = 'JACKPOT' and outcome = 'DONE'
       and at >= ${asked.start} and at < ${asked.end}
     group by member_id, currency`.execute(tx);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}
