import type { Category } from '@maneki/contract/play/tickets';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** Which bet it was. */
export type BetKey = {
  readonly memberId: string;
  readonly providerCode: string;
  readonly roundId: string;
  readonly txId: string;
};

export type Win = BetKey & {
  readonly merchantCode: string;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly category: Category;
  readonly currency: string;
  readonly payout: bigint;
  readonly settledAt: Date;
};

/** A bet as its ticket says it now. */
export async function findDecidedBet(
  tx: Tx,
  { memberId, providerCode, roundId, txId }: BetKey,
): Promise<(Win & { readonly stake: bigint }) | undefined> {
  const { rows } = await sql<Win & { stake: bigint }>`
    select member_id as "memberId", provider_code as "providerCode", round_id as "roundId",
           tx_id as "txId", merchant_code as "merchantCode", vendor_code as "vendorCode",
           game_id as "gameId", category, currency, stake, payout, settled_at as "settledAt"
      from play_tickets
     where member_id = ${memberId} and provider_code = ${providerCode}
       and round_id = ${roundId} and tx_id = ${txId} and settled_at is not null`.execute(tx);
  return rows[0];
}

/** Writes a win down, once; told again, it is what it was paid by now. */
export async function putWin(tx: Tx, win: Win): Promise<void> {
  await sql`
    insert into play_wins
      (member_id, provider_code, round_id, tx_id, merchant_code, vendor_code, game_id, category,
       currency, payout, settled_at)
    values (${win.memberId}, ${win.providerCode}, ${win.roundId}, ${win.txId}, ${win.merchantCode},
            ${win.vendorCode}, ${win.gameId}, ${win.category}, ${win.currency}, ${win.payout},
            ${win.settledAt})
    on conflict (member_id, provider_code, round_id, tx_id)
      do update set payout = excluded.payout`.execute(tx);
}

/** Takes a bet off the board that was paid too little after all. */
export async function dropWin(
  tx: Tx,
  { memberId, providerCode, roundId, txId }: BetKey,
): Promise<void> {
  await tx
    .deleteFrom('play_wins')
    .where('member_id', '=', memberId)
    .where('provider_code', '=', providerCode)
    .where('round_id', '=', roundId)
    .where('tx_id', '=', txId)
    .execute();
}

/** A merchant's wins since a moment, the latest first, at most so many of each member. */
export async function listWins(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    /** Without them, wins of all kinds count. */
    readonly categories?: readonly Category[] | undefined;
    readonly since: Date;
    readonly perMember: number;
    readonly limit: number;
    /** Whether wins of credit are left out. */
    readonly isMoneyOnly: boolean;
  },
): Promise<Win[]> {
  const { merchantCode, categories, since, isMoneyOnly } = asked;
  const { rows } = await sql<Win>`
    select member_id as "memberId", provider_code as "providerCode", round_id as "roundId",
           tx_id as "txId", merchant_code as "merchantCode", vendor_code as "vendorCode",
           game_id as "gameId", category, currency, payout, settled_at as "settledAt"
      from (
        select w.*, row_number() over (partition by w.member_id
                                       order by w.settled_at desc, w.round_id, w.tx_id) as nth
          from play_wins as w
         where w.merchant_code = ${merchantCode} and w.settled_at >= ${since}
           ${categories ? sql`and w.category = any(${[...categories]}::text[])` : sql``}
           ${isMoneyOnly ? sql`and w.currency not like '%.DEMO'` : sql``}
      ) as ranked
     where nth <= ${asked.perMember}
     order by settled_at desc, member_id, nth
     limit ${asked.limit}`.execute(tx);
  return rows;
}

export async function pruneWins(tx: Tx, settledBefore: Date): Promise<void> {
  await tx.deleteFrom('play_wins').where('settled_at', '<', settledBefore).execute();
}
