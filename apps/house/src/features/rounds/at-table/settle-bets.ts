import type { HouseServices } from '#platform/services';
import { askForWin } from '../ask-platform.ts';
import { BETS_AT_ONCE, LEASE_MS, type Round } from '../round.ts';
import type { Fixed } from './fix-table-wins.ts';
import { endBets } from './store.ts';
import { driveAll } from './undo-bets.ts';

/**
 * Settles all bets on what is decided: what they win is written by one statement for many of them, paid side by
 * side, and marked by one statement again. What was not answered is taken up later, bet by bet.
 */
export async function settleBets(
  services: HouseServices,
  {
    fix,
    signal,
  }: {
    /** Writes down what the next bets win. */
    fix(nextTryAt: Date): Promise<Fixed>;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  const { database, clock } = services;
  for (;;) {
    // What nobody pays here any more is taken up at once; the rest has a lease.
    const leaseMs = signal.aborted ? 0 : LEASE_MS;
    const { bets, undone, isLast } = await fix(new Date(clock.now().getTime() + leaseMs));
    for (let from = 0; from < bets.length; from += BETS_AT_ONCE) {
      const some = bets.slice(from, from + BETS_AT_ONCE);
      const answers = await Promise.all(some.map((round) => isPaid(services, round, signal)));
      const paid = some.filter((_, place) => answers[place]);
      await database.statement((tx) => endBets(tx, paid, clock.now()));
    }
    await driveAll(services, undone, signal);
    if (isLast) return;
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
