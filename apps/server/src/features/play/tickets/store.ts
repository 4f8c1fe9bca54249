import type { LotteryTerms } from '@maneki/contract/play/lottery';
import type { Category, TicketStatus } from '@maneki/contract/play/tickets';
import { sql } from 'kysely';
import type { Period, Position, WalletName } from '#features/wallet';
import type { Tx } from '#platform/database/database';

/** Which of a member's tickets a record shows. What is not given is not asked for. */
export type Choice = Period & {
  readonly memberId: string;
  readonly wallet: WalletName;
  readonly category?: Category | undefined;
  readonly vendor?: string | undefined;
  readonly game?: string | undefined;
  readonly status?: TicketStatus | undefined;
  readonly seq?: bigint | undefined;
};

export type TicketRow = {
  readonly seq: bigint;
  readonly txId: string;
  readonly category: Category;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly selection: string | null;
  readonly odds: string | null;
  readonly lottery: LotteryTerms | null;
  readonly stake: bigint;
  readonly validTurnover: bigint;
  readonly payout: bigint;
  readonly status: TicketStatus;
  readonly resultText: string | null;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
};

/** Whose tickets, of which wallet: those of play credit beside the main one are nobody's record. */
export type Player = { readonly memberId: string; readonly wallet: WalletName };

const ofPlayer = ({ memberId, wallet }: Player) =>
  sql`member_id = ${memberId} and wallet = ${wallet}`;

function chosen(choice: Choice) {
  const { start, end, category, vendor, game, status, seq } = choice;
  const conditions = [
    ofPlayer(choice),
    sql`placed_at >= ${start} and placed_at < ${end}`,
    ...(category === undefined ? [] : [sql`category = ${category}`]),
    ...(vendor === undefined ? [] : [sql`vendor_code = ${vendor}`]),
    ...(game === undefined ? [] : [sql`game_id = ${game}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(seq === undefined ? [] : [sql`seq = ${seq}`]),
  ];
  return sql.join(conditions, sql` and `);
}

const columns = sql`
  seq, tx_id as "txId", category, vendor_code as "vendorCode", game_id as "gameId",
  round_id as "roundId", selection, odds, lottery, stake, valid_turnover as "validTurnover", payout, status,
  result_text as "resultText", placed_at as "placedAt", settled_at as "settledAt"`;

/** The newest first, after a position where one is given. */
export async function listTickets(
  tx: Tx,
  choice: Choice,
  { after, limit }: { readonly after: Position | undefined; readonly limit: number },
): Promise<TicketRow[]> {
  const older = after
    ? sql` and (placed_at, seq) < (${after.at}::timestamptz, ${after.seq}::bigint)`
    : sql``;
  const { rows } = await sql<TicketRow>`
    select ${columns}
      from play_tickets
     where ${chosen(choice)}${older}
     order by placed_at desc, seq desc
     limit ${limit}`.execute(tx);
  return rows;
}

export async function findTicketBySeq(
  tx: Tx,
  { seq, ...player }: Player & { readonly seq: bigint },
): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${columns} from play_tickets where ${ofPlayer(player)} and seq = ${seq}`.execute(tx);
  return rows[0];
}

export type Totals = {
  readonly count: number;
  readonly stake: bigint;
  readonly validTurnover: bigint;
  readonly payout: bigint;
  readonly net: bigint;
};

/** A cancelled bet's stake went back without being a payout: it counts as a ticket, not as money. */
export async function sumTickets(tx: Tx, choice: Choice): Promise<Totals> {
  const { rows } = await sql<Record<Exclude<keyof Totals, 'count'>, string> & { count: number }>`
    select count(*)::int as count,
           coalesce(sum(stake) filter (where status <> 'CANCELLED'), 0)::text as stake,
           coalesce(sum(valid_turnover), 0)::text as "validTurnover",
           coalesce(sum(payout), 0)::text as payout,
           coalesce(sum(payout - stake) filter (where status not in ('PENDING', 'CANCELLED')), 0)
             ::text as net
      from play_tickets
     where ${chosen(choice)}`.execute(tx);
  const { count, stake, validTurnover, payout, net } = rows[0]!;
  return {
    count,
    stake: BigInt(stake),
    validTurnover: BigInt(validTurnover),
    payout: BigInt(payout),
    net: BigInt(net),
  };
}

/** What is at stake in bets that are not decided yet. */
export async function sumOpenStakes(tx: Tx, player: Player): Promise<bigint> {
  const { rows } = await sql<{ stake: string }>`
    select coalesce(sum(stake), 0)::text as stake
      from play_tickets where ${ofPlayer(player)} and status = 'PENDING'`.execute(tx);
  return BigInt(rows[0]!.stake);
}

export type PlayedRow = Pick<TicketRow, 'category' | 'vendorCode' | 'gameId'>;

/** The games that a member has bet at since a moment, the latest first. */
export async function listPlayed(
  tx: Tx,
  { since, ...player }: Player & { readonly since: Date },
): Promise<PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    select category, vendor_code as "vendorCode", game_id as "gameId"
      from play_tickets
     where ${ofPlayer(player)} and placed_at >= ${since}
     group by category, vendor_code, game_id
     order by max(placed_at) desc, max(seq) desc`.execute(tx);
  return rows;
}
