import type { ExceptionKind } from '@maneki/contract/play/exceptions';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';

export type NewException = {
  readonly kind: ExceptionKind;
  readonly providerCode: string;
  readonly memberId: string | null;
  /** Whose operators look at it; null for what concerns no merchant alone. */
  readonly merchantCode: string | null;
  /** What it is about; raised again, it is still the same exception. */
  readonly reference: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly at: Date;
};

/** Puts something on the list for a person to look at. Answers whether it was not there yet. */
export async function raiseException(tx: Tx, exception: NewException): Promise<boolean> {
  const { kind, providerCode, memberId, merchantCode, reference, detail, at } = exception;
  const { rows } = await sql`
    insert into play_exceptions
      (kind, provider_code, member_id, merchant_code, reference, detail, raised_at)
    values (${kind}, ${providerCode}, ${memberId}, ${merchantCode}, ${reference}, ${write(detail)},
            ${at})
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

export type StoredException = Selectable<Schema['play_exceptions']>;

/** Whose exceptions: a merchant's, and those of no merchant for whoever runs all of them. */
export type ExceptionScope = { readonly merchantCode: string; readonly isOfAll: boolean };

const isWithin = ({ merchantCode, isOfAll }: ExceptionScope) =>
  isOfAll
    ? sql<boolean>`(merchant_code = ${merchantCode} or merchant_code is null)`
    : sql<boolean>`merchant_code = ${merchantCode}`;

/** A page of exceptions, the latest first. */
export async function listExceptions(
  tx: Tx,
  asked: ExceptionScope & {
    readonly state: 'open' | 'resolved' | 'all';
    readonly kind?: ExceptionKind | undefined;
    readonly provider?: string | undefined;
    readonly before?: bigint | undefined;
    readonly limit: number;
  },
): Promise<StoredException[]> {
  const { state, kind, provider, before, limit } = asked;
  let query = tx.selectFrom('play_exceptions').selectAll().where(isWithin(asked));
  if (state !== 'all') query = query.where('resolved_at', state === 'open' ? 'is' : 'is not', null);
  if (kind) query = query.where('kind', '=', kind);
  if (provider) query = query.where('provider_code', '=', provider);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export async function findException(
  tx: Tx,
  { id, ...scope }: ExceptionScope & { readonly id: bigint },
): Promise<StoredException | undefined> {
  const query = tx.selectFrom('play_exceptions').selectAll().where('id', '=', id);
  return query.where(isWithin(scope)).executeTakeFirst();
}

/** The same for whoever decides about it; others who would wait. */
export async function lockException(
  tx: Tx,
  { id, ...scope }: ExceptionScope & { readonly id: bigint },
): Promise<StoredException | undefined> {
  const query = tx.selectFrom('play_exceptions').selectAll().where('id', '=', id);
  return query.where(isWithin(scope)).forUpdate().executeTakeFirst();
}

/** How many are open at each provider. */
export async function countOpenByProvider(
  tx: Tx,
  scope: ExceptionScope,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('play_exceptions')
    .select(['provider_code', (of) => of.fn.countAll().as('count')])
    .where('resolved_at', 'is', null)
    .where(isWithin(scope))
    .groupBy('provider_code')
    .execute();
  return new Map(rows.map(({ provider_code, count }) => [provider_code, Number(count)]));
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
  readonly merchantCode: string;
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
    select t.member_id as "memberId", t.merchant_code as "merchantCode", t.provider_code as "providerCode", t.round_id as "roundId",
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
