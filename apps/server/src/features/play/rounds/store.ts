import type { LotteryTerms } from '@maneki/contract/play/lottery';
import type { Category, TicketStatus } from '@maneki/contract/play/tickets';
import { sql } from 'kysely';
import { isGameOn, joinGameOn } from '#features/catalog';
import { joinCaps, selectCaps } from '#features/safety';
import { joinFence, movedFrom, movementColumns, type WalletName } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { eventsFrom } from '#platform/outbox/record-event';

export type MovedRow = {
  readonly position: number;
  readonly available: bigint;
  readonly held: bigint;
  readonly last_seq: bigint;
};

/** A bet as a row: its movement, and what its ticket says. */
export type BetRow = Readonly<Record<string, unknown>>;

/**
 * Places bets, each with its session, its game, the player's limits, its money and its ticket in one
 * statement. A bet whose game decides at once is settled in the same step. Answers only with those
 * that were placed.
 */
export async function placeBets(tx: Tx, bets: readonly BetRow[]): Promise<MovedRow[]> {
  const { rows } = await sql<MovedRow>`/* play.bet */
    with asked as materialized (
      select * from json_to_recordset(${JSON.stringify(bets)}::json) as asked(${movementColumns},
        session_id uuid, game_id text, selection text, odds text, lottery jsonb,
        lottery_category text, ticket_status text, payout bigint, valid_turnover bigint, result_text text, event json)
    ),
    ready as materialized (
      select q.*, s.vendor_code, coalesce(q.lottery_category, g.category) as category, f.fence,
             ${selectCaps()}
        from asked as q
        ${joinFence('q')}
        join play_sessions as s
          on s.member_id = q.member_id and s.id = q.session_id and s.provider_code = q.source
         and s.ended_at is null and s.expires_at > q.at
        ${joinGameOn({ vendorCode: 's.vendor_code', gameId: 'q.game_id', merchantCode: 's.merchant_code' })}
        ${joinCaps('q')}
       where not ${isClosed('q')}
    ),
    ${movedFrom('ready', { hasCaps: true, isFenced: true })},
    ticket as (
      insert into play_tickets
        (member_id, provider_code, tx_id, merchant_code, wallet, currency, seq, session_id,
         vendor_code, game_id, category, round_id, selection, odds, lottery, stake, valid_turnover,
         payout, status, result_text, placed_at, settled_at)
      select member_id, source, key, merchant_code, wallet, currency,
             case when back is null then last_seq else last_seq - 1 end, session_id, vendor_code,
             game_id, category, ref_id, selection, odds, lottery, amount, valid_turnover, payout,
             ticket_status, result_text, moved_at,
             case when ticket_status = 'PENDING' then null else moved_at end
        from moved
    ),
    told as (
      ${eventsFrom(sql`
        select 'play.bet_settled',
               event::jsonb || jsonb_build_object('vendorCode', vendor_code, 'category', category),
               at
          from moved where event is not null`)}
    )
    select position, available, held, last_seq from moved`.execute(tx);
  return rows;
}

/** Whether the round of a row is over. */
const isClosed = (rows: string) => sql`exists (
  select from play_rounds as d
   where d.member_id = ${sql.ref(`${rows}.member_id`)}
     and d.provider_code = ${sql.ref(`${rows}.source`)}
     and d.round_id = ${sql.ref(`${rows}.ref_id`)})`;

/**
 * True of every row. The planner expects a hundred rows of any JSON, and would read all tickets at once
 * for so many; within a range it expects one, and looks each ticket up by its key.
 */
const isInBatch = sql`position between 0 and 999`;

/** A change of a ticket as a row: the movement that goes with it, and the ticket before and after. */
export type SettlementRow = Readonly<Record<string, unknown>>;

/**
 * Decides bets: pays them, adds to them, or gives their stake back. The ticket must be as the caller
 * saw it. Where a ticket changed and its money did not follow, the whole statement fails, because one
 * without the other must not be.
 */
export async function settleBets(
  tx: Tx,
  settlements: readonly SettlementRow[],
): Promise<MovedRow[]> {
  const { rows } = await sql<MovedRow>`/* play.settle */
    with asked as materialized (
      select * from json_to_recordset(${JSON.stringify(settlements)}::json) as asked(
        ${movementColumns}, bet_tx text, status_before text, payout_before bigint,
        status_after text, turnover_after bigint, result_text text, event_name text, event json)
       where ${isInBatch}
    ),
    ticket as (
      update play_tickets as t
         set status = q.status_after, payout = case when q.kind = 'BET_REFUND' then t.payout
                                                    else t.payout + q.amount end,
             valid_turnover = q.turnover_after,
             result_text = coalesce(q.result_text, t.result_text),
             settled_at = case when q.status_after = 'PENDING' then null
                               else coalesce(t.settled_at, greatest(q.at, t.placed_at)) end
        from asked as q
       where t.member_id = q.member_id and t.provider_code = q.source and t.round_id = q.ref_id
         and t.tx_id = q.bet_tx and t.status = q.status_before and t.payout = q.payout_before
         and case when q.kind = 'BET_REFUND' then t.held = 0 else not ${isClosed('q')} end
   returning q.position
    ),
    ready as materialized (
      select q.*, f.fence from asked as q join ticket on ticket.position = q.position
      ${joinFence('q')}
    ),
    ${movedFrom('ready', { hasCaps: false, isFenced: true })},
    told as (
      ${eventsFrom(sql`
        select event_name, event::jsonb, at from moved where event_name is not null`)}
    ),
    sure as (
      select 1 / ((select count(*) from ticket) = (select count(*) from moved))::int as is_sure
    )
    select moved.position, moved.available, moved.held, moved.last_seq, sure.is_sure
      from sure left join moved on true`.execute(tx);
  return rows.filter(({ position }) => position !== null);
}

/** Lowers what a settled bet was paid; false where its ticket changed meanwhile. */
export async function lowerTicket(
  tx: Tx,
  {
    memberId,
    providerCode,
    roundId,
    txId,
    before,
    payout,
    turnover,
    resultText,
  }: TicketName & {
    readonly before: Pick<StoredTicket, 'status' | 'payout'>;
    readonly payout: bigint;
    readonly turnover: bigint;
    readonly resultText: string | undefined;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update play_tickets
       set status = 'RESETTLED', payout = ${payout}, valid_turnover = ${turnover},
           result_text = coalesce(${resultText ?? null}, result_text)
     where member_id = ${memberId} and provider_code = ${providerCode} and round_id = ${roundId}
       and tx_id = ${txId} and status = ${before.status} and payout = ${before.payout}
       and held = 0`.execute(tx);
  return numAffectedRows === 1n;
}

export type StoredTicket = {
  readonly txId: string;
  readonly merchantCode: string;
  readonly wallet: WalletName;
  readonly currency: string;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly category: Category;
  readonly lottery: LotteryTerms | null;
  readonly roundId: string;
  readonly stake: bigint;
  readonly validTurnover: bigint;
  readonly payout: bigint;
  /** What of its wins waits for an operator. */
  readonly held: bigint;
  readonly status: TicketStatus;
  readonly placedAt: Date;
};

export type BetName = {
  readonly memberId: string;
  readonly providerCode: string;
  readonly roundId: string;
};

export type TicketName = BetName & { readonly txId: string };

export type FoundTicket = StoredTicket & {
  /** The place of its name among those that were asked for. */
  readonly position: number;
  readonly isRoundClosed: boolean;
};

/** Reads the tickets that there are of these names. */
export async function findTickets(tx: Tx, names: readonly TicketName[]): Promise<FoundTicket[]> {
  const asked = names.map(({ memberId, providerCode, roundId, txId }, position) => ({
    position,
    member_id: memberId,
    source: providerCode,
    ref_id: roundId,
    tx_id: txId,
  }));
  const { rows } = await sql<FoundTicket>`/* play.tickets */
    with asked as materialized (
      select * from json_to_recordset(${JSON.stringify(asked)}::json) as asked(
        position int, member_id uuid, source text, ref_id text, tx_id text)
       where ${isInBatch}
    )
    select q.position, t.tx_id as "txId", t.merchant_code as "merchantCode", t.wallet, t.currency,
           t.vendor_code as "vendorCode", t.game_id as "gameId", t.category, t.lottery,
           t.round_id as "roundId", t.stake, t.valid_turnover as "validTurnover", t.payout,
           t.held, t.status, t.placed_at as "placedAt", ${isClosed('q')} as "isRoundClosed"
      from asked as q
      join play_tickets as t
        on t.member_id = q.member_id and t.provider_code = q.source
       and t.round_id = q.ref_id and t.tx_id = q.tx_id`.execute(tx);
  return rows;
}

export async function findTicket(tx: Tx, name: TicketName): Promise<FoundTicket | undefined> {
  const [ticket] = await findTickets(tx, [name]);
  return ticket;
}

/** What the tickets of a round come to. Stakes that went back do not count. */
export async function sumRound(tx: Tx, { memberId, providerCode, roundId }: BetName) {
  const { rows } = await sql<{
    tickets: bigint;
    pending: bigint;
    held: bigint;
    cancelled: bigint;
    stake: string;
    payout: string;
  }>`
    select count(*) as tickets,
           count(*) filter (where status = 'PENDING') as pending,
           count(*) filter (where held > 0) as held,
           count(*) filter (where status = 'CANCELLED') as cancelled,
           coalesce(sum(stake) filter (where status <> 'CANCELLED'), 0)::text as stake,
           coalesce(sum(payout), 0)::text as payout
      from play_tickets
     where member_id = ${memberId} and provider_code = ${providerCode} and round_id = ${roundId}
  `.execute(tx);
  const { stake, payout, ...counts } = rows[0]!;
  return { ...counts, stake: BigInt(stake), payout: BigInt(payout) };
}

export type StoredRound = { readonly status: 'CLOSED' | 'VOIDED'; stake: bigint; payout: bigint };

export async function findRound(
  tx: Tx,
  { memberId, providerCode, roundId }: BetName,
): Promise<StoredRound | undefined> {
  const row = await tx
    .selectFrom('play_rounds')
    .select(['status', 'stake', 'payout'])
    .where('member_id', '=', memberId)
    .where('provider_code', '=', providerCode)
    .where('round_id', '=', roundId)
    .executeTakeFirst();
  return row as StoredRound | undefined;
}

/** Closes a round. Whoever does holds the player's accounts, so nobody else does at the same time. */
export async function insertRound(
  tx: Tx,
  round: BetName & StoredRound & { readonly resultRef: string | null; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('play_rounds')
    .values({
      member_id: round.memberId,
      provider_code: round.providerCode,
      round_id: round.roundId,
      status: round.status,
      stake: round.stake,
      payout: round.payout,
      result_ref: round.resultRef,
      closed_at: round.at,
    })
    .execute();
}

/** At which merchant a provider has had this player: nobody writes about a stranger. */
export async function findMerchantOf(
  tx: Tx,
  { memberId, providerCode }: { memberId: string; providerCode: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('play_sessions')
    .select('merchant_code')
    .where('member_id', '=', memberId)
    .where('provider_code', '=', providerCode)
    .limit(1)
    .executeTakeFirst();
  return row?.merchant_code;
}

const OF_SESSION = { vendorCode: sql`s.vendor_code`, merchantCode: sql`s.merchant_code` };

/** What could have stopped a bet, beside the wallet: its session, its game, its round. */
export async function findBetObstacles(
  tx: Tx,
  bet: BetName & { readonly sessionId: string; readonly gameId: string; readonly at: Date },
) {
  const { memberId, providerCode, roundId, sessionId, gameId, at } = bet;
  const { rows } = await sql<{ isLive: boolean; isOn: boolean; isClosed: boolean }>`
    select s.ended_at is null and s.expires_at > ${at} as "isLive",
           ${isGameOn(OF_SESSION, gameId)} as "isOn",
           exists (select from play_rounds as d
                    where d.member_id = ${memberId} and d.provider_code = ${providerCode}
                      and d.round_id = ${roundId}) as "isClosed"
      from play_sessions as s
     where s.member_id = ${memberId} and s.id = ${sessionId}
       and s.provider_code = ${providerCode}`.execute(tx);
  return rows[0];
}
