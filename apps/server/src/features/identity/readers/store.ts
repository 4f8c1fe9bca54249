/** Who members are to whoever writes to many of them. Each function takes the transaction that it runs in first. */
import type { MemberType } from '@maneki/contract/identity/member-types';
import type { Language } from '@maneki/contract/language';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** What decides whether something that was written to many is for a member. */
export type Reader = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly type: MemberType;
  readonly level: number;
  readonly labels: readonly string[];
  readonly countryCode: string | null;
  /** The language that the account was opened in. */
  readonly language: Language;
  readonly registeredAt: Date;
};

/** The part of a statement that answers the level of a member, which this feature does not know. */
export type LevelOf = (memberId: RawBuilder<unknown>) => RawBuilder<number>;

export async function findReader(
  tx: Tx,
  { memberId, levelOf }: { readonly memberId: string; readonly levelOf: LevelOf },
): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select member.id as "memberId", member.merchant_code as "merchantCode", member.type, member.labels,
           member.country_code as "countryCode", member.language,
           member.registered_at as "registeredAt", ${levelOf(sql`member.id`)} as level
      from identity_members as member where member.id = ${memberId}`.execute(tx);
  return rows[0];
}

/** To whom something goes. An empty list demands nothing. */
export type AudienceOf = {
  readonly types: readonly number[];
  readonly vipMin: number | null;
  readonly vipMax: number | null;
  readonly labels: readonly string[];
  readonly countries: readonly string[];
  readonly languages: readonly Language[];
};

/** How many members an audience has, those aside who may not be written to. */
export async function countReaders(
  tx: Tx,
  {
    merchantCode,
    readerTypes,
    audience,
    levelOf,
  }: {
    readonly merchantCode: string;
    readonly readerTypes: readonly number[];
    readonly audience: AudienceOf;
    readonly levelOf: LevelOf;
  },
): Promise<number> {
  const { types, vipMin, vipMax, labels, countries, languages } = audience;
  const level = levelOf(sql`member.id`);
  const demands = [
    sql`member.merchant_code = ${merchantCode}`,
    sql`member.type = any(${readerTypes}::smallint[])`,
    sql`member.disabled_at is null`,
    ...(types.length > 0 ? [sql`member.type = any(${types}::smallint[])`] : []),
    ...(vipMin === null ? [] : [sql`${level} >= ${vipMin}`]),
    ...(vipMax === null ? [] : [sql`${level} <= ${vipMax}`]),
    ...(labels.length > 0 ? [sql`member.labels && ${labels}::text[]`] : []),
    ...(countries.length > 0 ? [sql`member.country_code = any(${countries}::text[])`] : []),
    ...(languages.length > 0 ? [sql`member.language = any(${languages}::text[])`] : []),
  ];
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from identity_members as member
     where ${sql.join(demands, sql` and `)}`.execute(tx);
  return rows[0]!.count;
}
