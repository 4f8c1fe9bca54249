import type { HouseServices } from '#platform/services';
import { BETS_AT_ONCE, type Round, type Win } from '../round.ts';
import { putWins } from './store.ts';

export const isHeld = ({ wins }: Pick<Round, 'wins'>): boolean =>
  wins.some((win) => win.isHeld === true);

/** Asks what became of wins that the platform has held, and writes down what its operators decided. */
export async function learnHeld(
  services: HouseServices,
  rounds: readonly Round[],
  signal: AbortSignal,
): Promise<void> {
  for (let from = 0; from < rounds.length && !signal.aborted; from += BETS_AT_ONCE)
    await Promise.all(
      rounds.slice(from, from + BETS_AT_ONCE).map((round) => learn(services, round, signal)),
    );
}

async function learn(
  { wallet, database }: HouseServices,
  round: Round,
  signal: AbortSignal,
): Promise<void> {
  const { playerId } = round;
  const ask = async (win: Win): Promise<Win> => {
    if (!win.isHeld) return win;
    const answer = await wallet.call('tx/status', { playerId, txId: win.txId }, signal);
    if (answer.kind === 'unknown') return win;
    const { isHeld: _, ...told } = win;
    if (answer.outcome === 'APPLIED') return told;
    return answer.outcome === 'DECLINED' ? { ...told, isRefused: true } : win;
  };
  const wins = await Promise.all(round.wins.map(ask));
  if (!isHeld({ wins })) await database.statement((tx) => putWins(tx, { ...round, wins }));
}
