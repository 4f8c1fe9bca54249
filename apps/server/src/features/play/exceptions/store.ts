import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export const EXCEPTION_KINDS = [
  'WIN_PARKED',
  'TOTALS_DIFFER',
  'ROUND_OVERDUE',
  'BET_IN_CLOSED_ROUND',
  'RECONCILIATION',
  'TRANSFER_UNKNOWN',
  'WIN_HELD',
] as const;

export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

export type NewException = {
  readonly kind: ExceptionKind;
  readonly providerCode: string;
  readonly memberId: string | null;
  /** What it is about; raised again, it is still the same exception. */
  readonly reference: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly at: Date;
};

/** Puts something on the list for a person to look at. Answers whether it was not there yet. */
export async function raiseException(tx: Tx, exception: NewException): Promise<boolean> {
  const { kind, providerCode, memberId, reference, detail, at } = exception;
  const { rows } = await sql`
    insert into play_exceptions (kind, provider_code, member_id, reference, detail, raised_at)
    values (${kind}, ${providerCode}, ${memberId}, ${reference}, ${write(detail)}, ${at})
    on conflict on constraint play_exceptions__once do nothing
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Amounts are kept as digits. */
const write = (detail: object) =>
  JSON.stringify(detail, (_, value) => (typeof value === 'bigint' ? String(value) : value));

/** What nobody has resolved yet, the oldest first. */
export async function listOpenExceptions(
  tx: Tx,
  { after = 0n, limit = 100 }: { readonly after?: bigint; readonly limit?: number } = {},
) {
  return tx
    .selectFrom('play_exceptions')
    .selectAll()
    .where('resolved_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** How many of each kind are open; kinds without any are left out. */
export async function countOpenExceptions(tx: Tx): Promise<{ kind: string; count: number }[]> {
  const rows = await tx
    .selectFrom('play_exceptions')
    .select(['kind', (of) => of.fn.countAll().as('count')])
    .where('resolved_at', 'is', null)
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}

/** Says how something ended, once; answers whether it was still open. */
export async function resolveException(
  tx: Tx,
  resolved: {
    readonly id: bigint;
    readonly by: string;
    readonly resolution: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('play_exceptions')
    .set({ resolved_at: resolved.at, resolved_by: resolved.by, resolution: resolved.resolution })
    .where('id', '=', resolved.id)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The same, by what it is about. */
export async function resolveExceptionOf(
  tx: Tx,
  about: Pick<NewException, 'kind' | 'providerCode' | 'reference'>,
  resolved: { readonly by: string; readonly resolution: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('play_exceptions')
    .set({ resolved_at: resolved.at, resolved_by: resolved.by, resolution: resolved.resolution })
    .where('kind', '=', about.kind)
    .where('provider_code', '=', about.providerCode)
    .where('reference', '=', about.reference)
    .where('resolved_at', 'is', null)
    .execute();
}

export type OverdueTicket = {
  readonly memberId: string;
  readonly providerCode: string;
  readonly roundId: string;
  readonly txId: string;
  readonly stake: bigint;
  readonly placedAt: Date;
};

/** Bets that have waited for too long and stand on no list yet; those with a held win do. */
export async function listOverdueTickets(
  tx: Tx,
  span: { readonly placedFrom: Date; readonly placedBefore: Date; readonly limit: number },
): Promise<OverdueTicket[]> {
  const { placedFrom, placedBefore, limit } = span;
  const { rows } = await sql<OverdueTicket>`
    select t.member_id as "memberId", t.provider_code as "providerCode", t.round_id as "roundId",
           t.tx_id as "txId", t.stake, t.placed_at as "placedAt"
      from play_tickets as t
     where t.status = 'PENDING' and t.held = 0 and t.placed_at >= ${placedFrom} and t.placed_at < ${placedBefore}
       and not exists (
         select from play_exceptions as e
          where e.kind = 'ROUND_OVERDUE' and e.provider_code = t.provider_code
            and e.reference = t.member_id || ' ' || t.round_id || ' ' || t.tx_id)
     limit ${limit}`.execute(tx);
  return rows;
}
