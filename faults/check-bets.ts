import { checkFully, writeVerdict } from '@maneki/server/features/wallet/index';
import { ledgerInvariants } from '@maneki/server/ledger';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import { PLAYER_LIKE, playerOf } from '../bench/players.ts';
import type { BetLog, BetRecord } from './bet-stream.ts';
import type { ProviderClient } from './provider-client.ts';

const TOLD_MAX = 5;
const STATUS_ASKED_MAX = 2_000;

/** Compares what a provider was told with what the books say, bet by bet and player by player. */
export async function compareWithBooks(
  database: Database,
  { log, opening }: { readonly log: BetLog; readonly opening: bigint },
): Promise<string[]> {
  const stored = await readBets(database);
  const wrong = [...log.surprises];
  const known = new Set<string>();
  const balances = new Map<string, bigint>();
  for (const bet of log.bets) {
    const { playerId } = playerOf(bet.player);
    const name = `${playerId} ${bet.txId}`;
    const found = stored.get(name);
    known.add(name);
    if (bet.outcome === 'ACCEPTED') {
      const moved = (balances.get(playerId) ?? opening) - bet.stake + bet.win;
      balances.set(playerId, moved);
    }
    const complaint = complainOfBet(bet, found);
    if (complaint) wrong.push(`${name}: ${complaint}`);
  }
  for (const [name, { status }] of stored)
    if (!known.has(name) && status !== 'CANCELLED')
      wrong.push(`${name}: nobody was told of it, and it is ${status}`);
  for (const { memberId, available } of await readBalances(database)) {
    const expected = balances.get(memberId) ?? opening;
    if (available !== expected)
      wrong.push(`${memberId}: ${available} where what was told comes to ${expected}`);
  }
  return shorten(wrong);
}

type StoredBet = { readonly status: string; readonly stake: bigint; readonly payout: bigint };

function complainOfBet(bet: BetRecord, found: StoredBet | undefined): string | undefined {
  if (bet.outcome === 'ROLLED_BACK')
    return found && found.status !== 'CANCELLED' ? `rolled back, and ${found.status}` : undefined;
  if (!found) return 'accepted, and lost';
  if (found.stake !== bet.stake) return `accepted for ${bet.stake}, and stored for ${found.stake}`;
  return found.payout === bet.win ? undefined : `paid ${bet.win}, and stored as ${found.payout}`;
}

async function readBets(database: Database): Promise<Map<string, StoredBet>> {
  const { rows } = await database.statement((tx) =>
    sql<StoredBet & { name: string }>`
      select t.member_id || ' ' || t.tx_id as name, t.status, t.payout, b.amount as stake
        from play_tickets as t
        join wallet_transfers as b
          on b.member_id = t.member_id and b.source = t.provider_code and b.key = t.tx_id
         and b.outcome = 'DONE' and b.kind = 'BET' and b.seq = t.seq
       where t.member_id::text like ${PLAYER_LIKE}`.execute(tx),
  );
  return new Map(rows.map(({ name, ...bet }) => [name, bet]));
}

async function readBalances(database: Database) {
  const { rows } = await database.statement((tx) =>
    sql<{ memberId: string; available: bigint }>`
      select member_id as "memberId", available from wallet_accounts
       where member_id::text like ${PLAYER_LIKE}`.execute(tx),
  );
  return rows;
}

/** Asks the platform itself what became of bets, over its door. */
export async function compareWithStatus(client: ProviderClient, log: BetLog): Promise<string[]> {
  const step = Math.max(1, Math.ceil(log.bets.length / STATUS_ASKED_MAX));
  const wrong: string[] = [];
  for (let place = 0; place < log.bets.length; place += step) {
    const { player, txId, win, outcome } = log.bets[place]!;
    const { playerId, providerCode } = playerOf(player);
    const heard = await client.send(providerCode, 'tx/status', { playerId, txId });
    const told = heard.kind === 'final' ? heard.reply.outcome : heard.code;
    const expected =
      outcome === 'ROLLED_BACK' ? ['ROLLED_BACK', 'TOMBSTONE'] : [win > 0n ? 'SETTLED' : 'APPLIED'];
    if (!expected.includes(String(told)))
      wrong.push(`${playerId} ${txId}: ${told} by tx/status, not ${expected.join(' or ')}`);
  }
  return shorten(wrong);
}

/** Every invariant of the ledger, from scratch. */
export async function checkLedger(database: Database, now = new Date()): Promise<string[]> {
  const verdicts = await checkFully(database, { invariants: ledgerInvariants, now });
  return verdicts.filter(({ count }) => count > 0).map(writeVerdict);
}

const shorten = (wrong: readonly string[]): string[] =>
  wrong.length <= TOLD_MAX
    ? [...wrong]
    : [...wrong.slice(0, TOLD_MAX), `and ${wrong.length - TOLD_MAX} more`];
