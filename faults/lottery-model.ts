import { createHmac } from 'node:crypto';
import type { Slip } from '@maneki/contract/house/lottery';
import { readDraws, sharedMessageOf } from '@maneki/games/fair/draws';
import { FAMILIES } from '@maneki/games/lottery/families';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { createSealer } from '@maneki/house/platform/seal';
import { parseAmount } from '@maneki/kernel/money';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import { MASTER_SECRET } from '../bench/provider-keys.ts';

const TOLD_MAX = 10;

export type CheckedIssues = {
  readonly settled: number;
  readonly void: number;
  readonly wrong: readonly string[];
};

type StoredSlip = {
  readonly id: string;
  readonly gameId: string;
  readonly no: number;
  readonly issue: string | null;
  readonly drawn: readonly string[] | null;
  readonly seed: string | null;
  readonly status: string;
  readonly win: bigint;
  readonly bet: Slip;
  readonly outcome: { readonly result: readonly string[] } | null;
};

/**
 * Draws every issue again from the seed of its day and pays every slip of it anew, by nothing but the digits that
 * its tickets name: what the house has written must be the same, whoever of its nodes wrote it.
 */
export async function checkIssues(database: Database): Promise<CheckedIssues> {
  const sealer = createSealer(MASTER_SECRET, 'seeds');
  const wrong: string[] = [];
  const issues = new Map<string, string>();
  for (const slip of await readSlips(database)) {
    const complain = (what: string) => wrong.push(`slip ${slip.id} of issue ${slip.no}: ${what}`);
    const { issue, seed } = slip;
    if (issue === null || seed === null) {
      complain('nobody has written the issue down');
      continue;
    }
    issues.set(`${slip.gameId} ${slip.no}`, issue);
    const isGivenBack = slip.status === 'VOIDED' || slip.status === 'DECLINED';
    if (issue !== 'SETTLED' && issue !== 'VOID') complain(`its issue is ${issue}`);
    if (issue === 'VOID' && !isGivenBack) complain(`its issue is void, and it is ${slip.status}`);
    if (issue !== 'SETTLED') continue;
    const result = drawAgain(sealer.open(seed), slip);
    if (String(slip.drawn) !== String(result))
      complain(`${slip.drawn} was drawn, its seed says ${result}`);
    if (slip.status !== 'SETTLED') continue;
    if (String(slip.outcome?.result) !== String(result))
      complain('it was held against another result');
    const win = slip.bet.tickets.reduce((sum, ticket) => sum + payAgain(ticket, result), 0n);
    if (slip.win !== win) complain(`it won ${slip.win}, and its tickets come to ${win}`);
  }
  const count = (status: string) => [...issues.values()].filter((one) => one === status).length;
  return { settled: count('SETTLED'), void: count('VOID'), wrong: wrong.slice(0, TOLD_MAX) };
}

function drawAgain(key: Buffer, { gameId, no }: StoredSlip): readonly string[] {
  const game = findLotteryGame(gameId)!;
  const blockAt = (counter: number) =>
    createHmac('sha256', key)
      .update(sharedMessageOf({ gameId, roundNo: no }, counter))
      .digest();
  return FAMILIES[game.family].draw(readDraws(blockAt));
}

/** A digit at a place pays 9.7 times its stake. */
function payAgain({ play, selection, stake }: Slip['tickets'][number], result: readonly string[]) {
  const place = Number(play.replace('DIGIT_', ''));
  const units = parseAmount(stake) ?? 0n;
  return result[place - 1] === selection ? (units * 97n) / 10n : 0n;
}

async function readSlips(database: Database): Promise<StoredSlip[]> {
  const { rows } = await database.statement((tx) =>
    sql<StoredSlip>`
      select r.id, r.game_id as "gameId", r.table_round as no, i.status as issue,
             i.result as drawn, s.server_seed_sealed as seed, r.status, r.win, r.bet, r.outcome
        from house.rounds as r
        left join house.issues as i on i.game_id = r.game_id and i.no = r.table_round
        left join house.draws_seeds as s on s.day = i.seed_day
       where r.kind = 'lottery' order by r.id`.execute(tx),
  );
  return rows;
}
