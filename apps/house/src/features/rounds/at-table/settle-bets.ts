import type { TableGame } from '@maneki/games/tables/table-games';
import type { TableRound } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { askForWin } from '../ask-platform.ts';
import { BETS_AT_ONCE, LEASE_MS, type Round } from '../round.ts';
import { BATCH, fixTableWins } from './fix-table-wins.ts';
import { endBets } from './store.ts';

/**
 * Settles all bets on a decided round: what they win is written by one statement, paid side by side, and
 * marked by one statement again. What was not answered is taken up later, bet by bet.
 */
export async function settleBets(
  services: HouseServices,
  { game, table, signal }: { game: TableGame; table: TableRound; signal: AbortSignal },
): Promise<void> {
  const { database, clock } = services;
  for (;;) {
    const nextTryAt = new Date(clock.now().getTime() + LEASE_MS);
    const fixed = await fixTableWins(services, { game, table, nextTryAt });
    for (let from = 0; from < fixed.length; from += BETS_AT_ONCE) {
      const some = fixed.slice(from, from + BETS_AT_ONCE);
      const answers = await Promise.all(some.map((round) => isPaid(services, round, signal)));
      const paid = some.filter((_, place) => answers[place]);
      await database.statement((tx) => endBets(tx, paid, clock.now()));
    }
    if (fixed.length < BATCH) return;
  }
}

async function isPaid(
  { wallet, log }: HouseServices,
  round: Round,
  signal: AbortSignal,
): Promise<boolean> {
  const win = round.wins[0];
  if (!win || signal.aborted) return false;
  const answer = await askForWin(wallet, round, { ...win, isLast: true }, signal);
  if (answer.kind === 'final' && answer.code !== 'OK')
    log.error({ roundId: round.id, code: answer.code }, 'a win was not taken');
  return answer.kind === 'final' && answer.code === 'OK';
}
