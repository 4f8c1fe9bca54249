import type { HouseServices } from '#platform/services';
import { askForWin } from '../ask-platform.ts';
import { BETS_AT_ONCE, LEASE_MS, type Round } from '../round.ts';
import { takenWin } from '../taken-win.ts';
import type { Fixed } from './fix-table-wins.ts';
import { type Due, endBets } from './store.ts';
import { driveAll } from './undo-bets.ts';

/**
 * Settles all bets on what is decided: what they win is written by one statement for many of them, paid side by
 * side, and marked by one statement again. What was not answered is taken up later, bet by bet.
 */
export async function settleBets(
  services: HouseServices,
  {
    fix,
    lanes,
    signal,
  }: {
    /** Writes down what the next bets win. */
    fix(due: Due): Promise<Fixed>;
    /** How many times `BETS_AT_ONCE` are on their way at once. */
    readonly lanes: number;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  const { clock } = services;
  const fixNext = () => {
    // What is written down when nobody pays here any more is taken up at once; the rest has a lease.
    const leaseMs = signal.aborted ? 0 : LEASE_MS;
    const now = clock.now();
    return fix({ now, nextTryAt: new Date(now.getTime() + leaseMs) });
  };
  const paying = new Set<Promise<void>>();
  const begin = async (bets: readonly Round[]) => {
    const paid = payBets(services, bets, signal);
    paying.add(paid);
    // One that failed stays, so that whoever waits hears of it.
    paid.then(
      () => paying.delete(paid),
      () => {},
    );
    if (paying.size >= lanes) await Promise.race(paying);
  };
  let next = fixNext();
  for (;;) {
    const { bets, undone, isLast } = await next;
    // The next bets are written down while these are paid: database and platform need not wait for each other.
    if (!isLast) {
      next = fixNext();
      // Should these fail, nobody waits for those any more: their lease ends, and they are taken up like any.
      next.catch(() => {});
    }
    for (let from = 0; from < bets.length; from += BETS_AT_ONCE)
      await begin(bets.slice(from, from + BETS_AT_ONCE));
    await driveAll(services, undone, signal);
    if (!isLast) continue;
    await Promise.all(paying);
    return;
  }
}

async function payBets(
  services: HouseServices,
  bets: readonly Round[],
  signal: AbortSignal,
): Promise<void> {
  const { database, clock } = services;
  const told = await Promise.all(bets.map((round) => pay(services, round, signal)));
  const paid = told.filter((round) => round !== undefined);
  await database.statement((tx) => endBets(tx, paid, clock.now()));
}

/** Tells what a bet won; answers it as it is then, or nothing where that is not known. */
async function pay(
  { wallet, clock, log }: HouseServices,
  round: Round,
  signal: AbortSignal,
): Promise<Round | undefined> {
  const win = round.wins[0];
  if (!win || signal.aborted) return undefined;
  const answer = await askForWin(wallet, round, { ...win, isLast: true }, signal);
  if (answer.kind === 'unknown') return undefined;
  if (answer.code === 'OK') return { ...round, wins: [takenWin(win, answer, clock.now())] };
  log.error({ roundId: round.id, code: answer.code }, 'a win was not taken');
  return undefined;
}
