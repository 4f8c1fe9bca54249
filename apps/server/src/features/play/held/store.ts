import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { CeilingName } from '../ceilings/ceiling.ts';
import type { Decision, HeldWin, HeldWinName } from './held-win.ts';

export async function insertHeldWin(tx: Tx, win: HeldWin): Promise<void> {
  await tx
    .insertInto('play_held_wins')
    .values({
      member_id: win.memberId,
      merchant_code: win.merchantCode,
      provider_code: win.providerCode,
      key: win.key,
      round_id: win.roundId,
      bet_tx: win.betTxId,
      amount: win.amount,
      currency: win.currency,
      is_final: win.isFinal,
      is_jackpot: win.isJackpot,
      valid_turnover: win.validTurnover,
      result: win.result,
      result_text: win.resultText,
      ceiling: win.ceiling,
      held_at: win.heldAt,
    })
    .execute();
}

export type StoredHeldWin = HeldWin & {
  readonly decision: Decision | null;
  readonly decidedBy: string | null;
};

/** Reads a held win for the one who decides about it; others who would wait. */
export async function lockHeldWin(tx: Tx, name: HeldWinName): Promise<StoredHeldWin | undefined> {
  const row = await ofName(tx, name).forUpdate().executeTakeFirst();
  return row && readHeldWin(row);
}

export async function findHeldWin(tx: Tx, name: HeldWinName): Promise<StoredHeldWin | undefined> {
  const row = await ofName(tx, name).executeTakeFirst();
  return row && readHeldWin(row);
}

const ofName = (tx: Tx, { memberId, providerCode, key }: HeldWinName) =>
  tx
    .selectFrom('play_held_wins')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('provider_code', '=', providerCode)
    .where('key', '=', key);

type Row = Awaited<ReturnType<ReturnType<typeof ofName>['executeTakeFirstOrThrow']>>;

const readHeldWin = (row: Row): StoredHeldWin => ({
  memberId: row.member_id,
  merchantCode: row.merchant_code,
  providerCode: row.provider_code,
  key: row.key,
  roundId: row.round_id,
  betTxId: row.bet_tx,
  amount: row.amount,
  currency: row.currency,
  isFinal: row.is_final,
  isJackpot: row.is_jackpot,
  validTurnover: row.valid_turnover,
  result: row.result,
  resultText: row.result_text,
  ceiling: row.ceiling as CeilingName,
  heldAt: row.held_at,
  decision: row.decision as Decision | null,
  decidedBy: row.decided_by,
});

/** Wins that wait for an operator, the oldest first. */
export async function listHeldWins(
  tx: Tx,
  { limit }: { readonly limit: number },
): Promise<StoredHeldWin[]> {
  const rows = await tx
    .selectFrom('play_held_wins')
    .selectAll()
    .where('decision', 'is', null)
    .orderBy('held_at')
    .orderBy('member_id')
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map(readHeldWin);
}

export async function writeDecision(
  tx: Tx,
  { memberId, providerCode, key }: HeldWinName,
  made: {
    readonly decision: Decision;
    readonly at: Date;
    readonly by: string;
    readonly reason: string;
  },
): Promise<void> {
  await tx
    .updateTable('play_held_wins')
    .set({
      decision: made.decision,
      decided_at: made.at,
      decided_by: made.by,
      reason: made.reason,
    })
    .where('member_id', '=', memberId)
    .where('provider_code', '=', providerCode)
    .where('key', '=', key)
    .execute();
}

type HeldTicket = Pick<HeldWin, 'memberId' | 'providerCode' | 'roundId' | 'betTxId'>;

/** Has others wait who would decide the ticket. */
export async function lockTicket(tx: Tx, ticket: HeldTicket): Promise<void> {
  await sql`select from play_tickets where ${isTicket(ticket)} for update`.execute(tx);
}

/** Adds to what a ticket holds of its wins, or takes from it. */
export async function addToHeld(tx: Tx, ticket: HeldTicket, more: bigint): Promise<void> {
  await sql`update play_tickets set held = held + ${more} where ${isTicket(ticket)}`.execute(tx);
}

const isTicket = ({ memberId, providerCode, roundId, betTxId }: HeldTicket) => sql`
  member_id = ${memberId} and provider_code = ${providerCode} and round_id = ${roundId}
  and tx_id = ${betTxId}`;
