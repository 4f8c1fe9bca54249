/** The SQL of red packets. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Round } from './round.ts';

const columns = sql`r.id, r.promotion_id as "promotionId", r.merchant_code as "merchantCode",
  r.starts_at as "startsAt", r.ends_at as "endsAt", r.opened_at as "openedAt"`;

/** Plans rounds of a promotion, each start once, and gives up those ahead that are not wished for any more. */
export async function planRounds(
  tx: Tx,
  wish: {
    readonly promotionId: string;
    readonly merchantCode: string;
    readonly rounds: readonly Pick<Round, 'id' | 'startsAt' | 'endsAt'>[];
    readonly now: Date;
  },
): Promise<void> {
  const starts = wish.rounds.map(({ startsAt }) => startsAt.toISOString());
  await sql`
    delete from rewards_packet_rounds
     where promotion_id = ${wish.promotionId} and opened_at is null and starts_at > ${wish.now}
       and starts_at <> all(${starts}::timestamptz[])`.execute(tx);
  if (wish.rounds.length === 0) return;
  await sql`
    insert into rewards_packet_rounds (id, promotion_id, merchant_code, starts_at, ends_at)
    select id, ${wish.promotionId}::uuid, ${wish.merchantCode}::text, starts_at, ends_at
      from unnest(${wish.rounds.map(({ id }) => id)}::uuid[], ${starts}::timestamptz[],
                  ${wish.rounds.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[])
             as wished (id, starts_at, ends_at)
        on conflict (promotion_id, starts_at) do update set ends_at = excluded.ends_at
     where rewards_packet_rounds.opened_at is null
       and rewards_packet_rounds.ends_at <> excluded.ends_at`.execute(tx);
}

/** The next round that begins soon, or has begun, and has no packets yet; held until the transaction ends. */
export async function lockDue(
  tx: Tx,
  { now, soon }: { readonly now: Date; readonly soon: Date },
): Promise<Round | undefined> {
  const { rows } = await sql<Round>`
    select ${columns} from rewards_packet_rounds as r
      join rewards_promotions as p on p.id = r.promotion_id
     where r.opened_at is null and r.starts_at <= ${soon} and r.ends_at > ${now}
       and p.status = 'ACTIVE'
     order by r.starts_at, r.id limit 1
       for update of r skip locked`.execute(tx);
  return rows[0];
}

/** Opens a round that is held, with what its packets hold. */
export async function openRound(
  tx: Tx,
  {
    id,
    parts,
    now,
  }: { readonly id: string; readonly parts: readonly bigint[]; readonly now: Date },
): Promise<void> {
  await sql`
    insert into rewards_packets (round_id, number, units)
    select ${id}::uuid, number, units
      from unnest(${parts.map(String)}::bigint[]) with ordinality as part (units, number)`.execute(
    tx,
  );
  await tx
    .updateTable('rewards_packet_rounds')
    .set({ opened_at: now })
    .where('id', '=', id)
    .execute();
}

/** Notes that pages are told of rounds that have begun, and answers which, each once. */
export async function noteTold(tx: Tx, now: Date): Promise<Pick<Round, 'id' | 'merchantCode'>[]> {
  const { rows } = await sql<Pick<Round, 'id' | 'merchantCode'>>`
    update rewards_packet_rounds set told_at = ${now}
     where told_at is null and opened_at is not null and starts_at <= ${now}
    returning id, merchant_code as "merchantCode"`.execute(tx);
  return rows;
}

/** The round of a promotion that is open now. */
export async function findOpen(
  tx: Tx,
  { promotionId, now }: { readonly promotionId: string; readonly now: Date },
): Promise<Round | undefined> {
  const { rows } = await sql<Round>`
    select ${columns} from rewards_packet_rounds as r
     where r.promotion_id = ${promotionId} and r.opened_at is not null
       and r.starts_at <= ${now} and r.ends_at > ${now}
     order by r.starts_at desc limit 1`.execute(tx);
  return rows[0];
}

export type Taken = {
  readonly roundId: string;
  readonly units: bigint;
  readonly currency: string;
  readonly takenAt: Date;
};

/** A round as a member finds it: what they took of it, and whether anything is left. */
export type Standing = {
  readonly round: Round;
  readonly taken: Pick<Taken, 'units' | 'currency'> | undefined;
  readonly isAnyLeft: boolean;
};

export async function findStanding(
  tx: Tx,
  asked: { readonly roundId: string; readonly merchantCode: string; readonly memberId: string },
): Promise<Standing | undefined> {
  const { rows } = await sql<
    Round & { units: bigint | null; currency: string | null; isAnyLeft: boolean }
  >`
    select ${columns}, own.units, own.currency,
           exists (select from rewards_packets
                    where round_id = r.id and member_id is null) as "isAnyLeft"
      from rewards_packet_rounds as r
      left join rewards_packets as own on own.round_id = r.id and own.member_id = ${asked.memberId}
     where r.id = ${asked.roundId} and r.merchant_code = ${asked.merchantCode}`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { units, currency, isAnyLeft, ...round } = row;
  const taken = units === null || currency === null ? undefined : { units, currency };
  return { round, taken, isAnyLeft };
}

/** Takes the next packet that nobody else is taking; undefined where none is left. Answers what it holds. */
export async function popPacket(
  tx: Tx,
  wish: {
    readonly roundId: string;
    readonly memberId: string;
    readonly currency: string;
    readonly now: Date;
  },
): Promise<bigint | undefined> {
  const { rows } = await sql<{ units: bigint }>`
    update rewards_packets
       set member_id = ${wish.memberId}, currency = ${wish.currency}, taken_at = ${wish.now}
     where (round_id, number) = (
       select round_id, number from rewards_packets
        where round_id = ${wish.roundId} and member_id is null
        order by number limit 1 for update skip locked)
    returning units`.execute(tx);
  return rows[0]?.units;
}

/** What a member took of a promotion's rounds, the latest first. */
export async function listTaken(
  tx: Tx,
  asked: { readonly memberId: string; readonly promotionId: string; readonly limit: number },
): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select k.round_id as "roundId", k.units, k.currency, k.taken_at as "takenAt"
      from rewards_packets as k join rewards_packet_rounds as r on r.id = k.round_id
     where k.member_id = ${asked.memberId} and r.promotion_id = ${asked.promotionId}
     order by k.taken_at desc limit ${asked.limit}`.execute(tx);
  return rows;
}

export type RoundCount = Round & {
  readonly seq: bigint;
  readonly packets: number;
  readonly given: number;
  readonly total: bigint;
  readonly givenUnits: bigint;
};

/** The rounds of a merchant with what was given, those planned last on top. */
export async function searchRounds(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly promotionId?: string | undefined;
    readonly before?: bigint | undefined;
    readonly limit: number;
  },
): Promise<RoundCount[]> {
  const { rows } = await sql<RoundCount>`
    select ${columns}, r.seq, k.packets, k.given, k.total, k."givenUnits"
      from (select * from rewards_packet_rounds as r
             where r.merchant_code = ${asked.merchantCode}
               and (${asked.promotionId ?? null}::uuid is null
                    or r.promotion_id = ${asked.promotionId ?? null}::uuid)
               and (${asked.before ?? null}::bigint is null
                    or r.seq < ${asked.before ?? null}::bigint)
             order by r.seq desc limit ${asked.limit}) as r
     cross join lateral (
       select count(*)::integer as packets, count(member_id)::integer as given,
              coalesce(sum(units), 0)::bigint as total,
              coalesce(sum(units) filter (where member_id is not null), 0)::bigint as "givenUnits"
         from rewards_packets where round_id = r.id) as k
     order by r.seq desc`.execute(tx);
  return rows;
}
