import type { RebateHold, RebateState } from '@maneki/contract/agents/rebate';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { DaySum } from '../shares/store.ts';

/** What somebody earned on a day, on its way to them. */
export type Due = DaySum & { readonly merchantCode: string; readonly day: string };

export type Payment = Due & {
  readonly paidOwn: bigint;
  readonly paidTeam: bigint;
  readonly debtTaken: bigint;
  readonly debtAdded: bigint;
  readonly state: RebateState;
  readonly hold: RebateHold | null;
  readonly settledAt: Date | null;
};

/** Writes down what is due. Answers what was not yet: only that is to be settled. */
export async function insertDues(tx: Tx, dues: readonly Due[]): Promise<Due[]> {
  if (dues.length === 0) return [];
  const inserted = await tx
    .insertInto('agents_rebate_payments')
    .values(
      dues.map((due) => ({
        member_id: due.memberId,
        day: due.day,
        currency: due.currency,
        merchant_code: due.merchantCode,
        own: due.own,
        team: due.team,
        state: 'HELD',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['member_id', 'currency'])
    .execute();
  const isNew = new Set(inserted.map((row) => `${row.member_id} ${row.currency}`));
  return dues.filter(({ memberId, currency }) => isNew.has(`${memberId} ${currency}`));
}

type Settled = Due & Pick<Payment, 'paidOwn' | 'paidTeam' | 'debtTaken' | 'debtAdded'>;

/** Writes down what became of payments, by one statement, and what is owed after them. */
export async function settlePayments(
  tx: Tx,
  settled: readonly Settled[],
  now: Date,
): Promise<void> {
  if (settled.length === 0) return;
  const rows = JSON.stringify(settled, (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  await sql`
    update agents_rebate_payments as p
       set state = 'PAID', hold = null, settled_at = ${now}, paid_own = s."paidOwn",
           paid_team = s."paidTeam", debt_taken = s."debtTaken", debt_added = s."debtAdded"
      from json_to_recordset(${rows}::json) as s(
        "memberId" uuid, day date, currency text, "paidOwn" bigint, "paidTeam" bigint,
        "debtTaken" bigint, "debtAdded" bigint)
     where p.member_id = s."memberId" and p.day = s.day and p.currency = s.currency`.execute(tx);
  for (const { debtTaken, debtAdded, ...due } of settled) {
    if (debtTaken > 0n) await addToDebt(tx, due, -debtTaken, now);
    if (debtAdded > 0n) {
      await openDebt(tx, due, now);
      await addToDebt(tx, due, debtAdded, now);
    }
  }
}

type Owing = Pick<Due, 'memberId' | 'currency' | 'merchantCode'>;

async function openDebt(
  tx: Tx,
  { memberId, currency, merchantCode }: Owing,
  now: Date,
): Promise<void> {
  await sql`
    insert into agents_rebate_debts (member_id, currency, merchant_code, amount, changed_at)
    values (${memberId}, ${currency}, ${merchantCode}, 0, ${now})
    on conflict do nothing`.execute(tx);
}

async function addToDebt(
  tx: Tx,
  { memberId, currency }: Owing,
  amount: bigint,
  now: Date,
): Promise<void> {
  await sql`
    update agents_rebate_debts set amount = amount + ${amount}::bigint, changed_at = ${now}
     where member_id = ${memberId} and currency = ${currency}`.execute(tx);
}

type PaymentName = Pick<Due, 'memberId' | 'day' | 'currency'>;

/** Lets payments wait. */
export async function holdPayments(
  tx: Tx,
  dues: readonly PaymentName[],
  hold: RebateHold,
): Promise<void> {
  for (const { memberId, day, currency } of dues)
    await sql`
      update agents_rebate_payments set hold = ${hold}
       where member_id = ${memberId} and day = ${day}::date and currency = ${currency}`.execute(tx);
}

/** What members owe of rebates, held until the transaction ends; by `<member> <currency>`. */
export async function lockDebts(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ key: string; amount: bigint }>`
    select concat_ws(' ', member_id, currency) as key, amount from agents_rebate_debts
     where member_id = any(${memberIds}::uuid[])
     order by member_id, currency for update`.execute(tx);
  return new Map(rows.map(({ key, amount }) => [key, amount]));
}

/** What one member owes of rebates. */
export async function listDebtsOf(
  tx: Tx,
  memberId: string,
): Promise<{ currency: string; amount: bigint }[]> {
  const { rows } = await sql<{ currency: string; amount: bigint }>`
    select currency, amount from agents_rebate_debts
     where member_id = ${memberId} and amount > 0 order by currency`.execute(tx);
  return rows;
}

const readPayment = sql`
  member_id as "memberId", to_char(day, 'YYYY-MM-DD') as day, currency,
  merchant_code as "merchantCode", own, team, paid_own as "paidOwn", paid_team as "paidTeam",
  debt_taken as "debtTaken", debt_added as "debtAdded", state, hold, settled_at as "settledAt"`;

/** Payments that wait, after one, the oldest of each member first. */
export async function listHeld(
  tx: Tx,
  { after, limit }: { readonly after: PaymentName | undefined; readonly limit: number },
): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select ${readPayment} from agents_rebate_payments
     where state = 'HELD'
       and (${after?.memberId ?? null}::uuid is null or (member_id, day, currency) >
             (${after?.memberId ?? null}::uuid, ${after?.day ?? null}::date, ${after?.currency ?? null}))
     order by member_id, day, currency limit ${limit}`.execute(tx);
  return rows;
}

/** A payment that waits, held until the transaction ends; undefined where it does not. */
export async function lockHeld(
  tx: Tx,
  { memberId, day, currency }: PaymentName,
): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select ${readPayment} from agents_rebate_payments
     where member_id = ${memberId} and day = ${day}::date and currency = ${currency}
       and state = 'HELD' for update`.execute(tx);
  return rows[0];
}

/** The company keeps it. */
export async function writeOff(
  tx: Tx,
  { memberId, day, currency }: PaymentName,
  now: Date,
): Promise<void> {
  await sql`
    update agents_rebate_payments set state = 'WRITTEN_OFF', settled_at = ${now}
     where member_id = ${memberId} and day = ${day}::date and currency = ${currency}`.execute(tx);
}

/** What one member earned from a day on, the latest first. */
export async function listPaymentsOf(
  tx: Tx,
  { memberId, from }: { readonly memberId: string; readonly from: string },
): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select ${readPayment} from agents_rebate_payments
     where member_id = ${memberId} and day >= ${from}::date
     order by day desc, currency`.execute(tx);
  return rows;
}
