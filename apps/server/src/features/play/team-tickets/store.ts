/** The SQL of bets of many members. Each function takes the transaction that it runs in first, as `tx`. */
import type { LotteryTerms } from '@maneki/contract/play/lottery';
import type { Category, TicketStatus } from '@maneki/contract/play/tickets';
import { type RawBuilder, sql } from 'kysely';
import type { Period, WalletName } from '#features/wallet';
import type { Tx } from '#platform/database/database';

/** Where a page of bets ended; everything before it in time comes next. */
export type TeamPosition = {
  readonly placedAt: Date;
  readonly seq: bigint;
  readonly memberId: string;
};

/** Which bets are asked for. What is not given is not asked for. */
export type TeamChoice = Period & {
  readonly category?: Category | undefined;
  readonly vendor?: string | undefined;
  readonly status?: TicketStatus | undefined;
};

export type TeamTicketRow = TeamPosition & {
  readonly wallet: WalletName;
  readonly currency: string;
  readonly category: Category;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly selection: string | null;
  readonly lottery: LotteryTerms | null;
  readonly stake: bigint;
  readonly validTurnover: bigint;
  readonly payout: bigint;
  readonly status: TicketStatus;
  readonly settledAt: Date | null;
};

const columns = sql`
  member_id as "memberId", wallet, seq, currency, category, vendor_code as "vendorCode",
  game_id as "gameId", round_id as "roundId", selection, lottery, stake,
  valid_turnover as "validTurnover", payout, status, placed_at as "placedAt", settled_at as "settledAt"`;

const fits = ({ category, vendor, status }: TeamChoice) =>
  sql.join(
    [
      // Credit to try games with is nobody's record.
      sql`wallet in ('MAIN', 'DEMO')`,
      ...(category === undefined ? [] : [sql`category = ${category}`]),
      ...(vendor === undefined ? [] : [sql`vendor_code = ${vendor}`]),
      ...(status === undefined ? [] : [sql`status = ${status}`]),
    ],
    sql` and `,
  );

const before = (after: TeamPosition | undefined) =>
  after
    ? sql` and placed_at <= ${after.placedAt}
           and (placed_at, seq, member_id) <
               (${after.placedAt}::timestamptz, ${after.seq}::bigint, ${after.memberId}::uuid)`
    : sql``;

/** The latest bets of some members, member by member: as quick as they are few. */
export async function listTicketsOf(
  tx: Tx,
  { memberIds, ...choice }: TeamChoice & { readonly memberIds: readonly string[] },
  { after, limit }: { readonly after: TeamPosition | undefined; readonly limit: number },
): Promise<TeamTicketRow[]> {
  const { rows } = await sql<TeamTicketRow>`
    select t.*
      from unnest(${memberIds}::uuid[]) as member (id)
     cross join (values ('MAIN'), ('DEMO')) as purse (name)
     cross join lateral (
       select ${columns} from play_tickets
        where member_id = member.id and wallet = purse.name and ${fits(choice)}
          and placed_at >= ${choice.start} and placed_at < ${choice.end}${before(after)}
        order by placed_at desc, seq desc
        limit ${limit}
     ) as t
     order by t."placedAt" desc, t.seq desc, t."memberId" desc
     limit ${limit}`.execute(tx);
  return rows;
}

/** The part of a statement that answers whether a member is one of those meant, whom this feature does not know. */
export type IsAmong = (memberId: RawBuilder<unknown>) => RawBuilder<boolean>;

export type Looked = {
  readonly rows: readonly TeamTicketRow[];
  /** How many bets of anybody were looked at for them. */
  readonly looked: number;
  /** The earliest of those; undefined where there was none. */
  readonly last: TeamPosition | undefined;
};

/** Of the latest bets of a merchant within some time those that fit: as quick as they are many among them. */
export async function lookThroughTickets(
  tx: Tx,
  asked: TeamChoice & { readonly merchantCode: string; readonly isAmong: IsAmong },
  page: {
    readonly after: TeamPosition | undefined;
    readonly limit: number;
    readonly looks: number;
  },
): Promise<Looked> {
  const { merchantCode, isAmong, ...choice } = asked;
  type Row = TeamTicketRow & {
    readonly looked: number;
    readonly lastAt: Date | null;
    readonly lastSeq: bigint;
    readonly lastId: string;
  };
  const { rows } = await sql<Row>`
    with looked as materialized (
      select * from play_tickets
       where merchant_code = ${merchantCode}
         and placed_at >= ${choice.start} and placed_at < ${choice.end}${before(page.after)}
       order by placed_at desc, seq desc, member_id desc
       limit ${page.looks}
    ),
    fitting as (
      select ${columns} from looked
       where ${fits(choice)} and ${isAmong(sql`looked.member_id`)}
       order by placed_at desc, seq desc, member_id desc
       limit ${page.limit}
    )
    select fitting.*, counted.looked, last.at as "lastAt", last.seq as "lastSeq", last.id as "lastId"
      from (select count(*)::int as looked from looked) as counted
      left join lateral (
        select placed_at as at, seq, member_id as id from looked
         order by placed_at, seq, member_id limit 1
      ) as last on true
      left join fitting on true
     order by fitting."placedAt" desc, fitting.seq desc, fitting."memberId" desc`.execute(tx);
  const { looked, lastAt, lastSeq, lastId } = rows[0]!;
  return {
    rows: rows.filter(({ memberId }) => memberId !== null),
    looked,
    last: lastAt ? { placedAt: lastAt, seq: lastSeq, memberId: lastId } : undefined,
  };
}
