import type { LotteryTerms } from '@maneki/contract/play/lottery';
import type { Category, TicketStatus } from '@maneki/contract/play/tickets';
import { sql } from 'kysely';
import type { MainWallet, Position } from '#features/wallet';
import type { Tx } from '#platform/database/database';

/** Which bets of a member operators ask for. What is not given is not asked for. */
export type Choice = {
  readonly memberId: string;
  readonly wallet: MainWallet;
  readonly category?: Category | undefined;
  readonly status?: TicketStatus | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly seq?: bigint | undefined;
};

export type TicketRow = {
  readonly seq: bigint;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
  readonly providerCode: string;
  readonly txId: string;
  readonly category: Category;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly validTurnover: bigint;
  readonly payout: bigint;
  readonly status: TicketStatus;
  readonly selection: string | null;
  readonly odds: string | null;
  readonly lottery: LotteryTerms | null;
  readonly resultText: string | null;
};

/** The newest first, after a position where one is given. */
export async function listTickets(
  tx: Tx,
  { memberId, wallet, category, status, from, to, seq }: Choice,
  { after, limit }: { readonly after: Position | undefined; readonly limit: number },
): Promise<TicketRow[]> {
  const conditions = [
    sql`member_id = ${memberId} and wallet = ${wallet}`,
    ...(category ? [sql`category = ${category}`] : []),
    ...(status ? [sql`status = ${status}`] : []),
    ...(from ? [sql`placed_at >= ${from}`] : []),
    ...(to ? [sql`placed_at < ${to}`] : []),
    ...(seq === undefined ? [] : [sql`seq = ${seq}`]),
    ...(after ? [sql`(placed_at, seq) < (${after.at}::timestamptz, ${after.seq}::bigint)`] : []),
  ];
  const { rows } = await sql<TicketRow>`
    select seq, placed_at as "placedAt", settled_at as "settledAt", provider_code as "providerCode",
           tx_id as "txId", category, vendor_code as "vendorCode", game_id as "gameId",
           round_id as "roundId", currency, stake, valid_turnover as "validTurnover", payout, status,
           selection, odds, lottery, result_text as "resultText"
      from play_tickets
     where ${sql.join(conditions, sql` and `)}
     order by placed_at desc, seq desc
     limit ${limit}`.execute(tx);
  return rows;
}
