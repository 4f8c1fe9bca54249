import { writeAmount } from '@maneki/kernel/money';
import { z } from 'zod';
import { isTwoStep, type Round } from '#features/rounds';

/** A transaction as the platform lists it. */
export const entry = z.looseObject({
  txId: z.string(),
  playerId: z.string(),
  roundId: z.string().nullable(),
  kind: z.string(),
  outcome: z.string(),
  amount: z.string(),
  currency: z.string().nullable(),
  at: z.string(),
});

export type Entry = z.output<typeof entry>;
export type Expected = Pick<Entry, 'txId' | 'kind' | 'amount'>;

/** What the platform must have written of a round that is over; what moved nothing is not compared. */
export function expectedEntries(round: Round): Expected[] {
  const { id, status, wins } = round;
  if (status !== 'SETTLED') return [];
  const bet = { txId: id, kind: 'BET', amount: writeAmount(round.stake) };
  const paid = isTwoStep(round)
    ? wins
        // Of what is taken back only that moves which the player still has.
        .filter(({ isTakenBack, isRefused }) => !isTakenBack && !isRefused)
        .map(({ txId, amount }) => ({ txId, amount, kind: 'WIN' }))
    : [{ txId: id, kind: 'WIN', amount: writeAmount(round.win) }];
  return [bet, ...paid].filter(({ amount }) => amount !== '0');
}

/** Whether the platform's entry is one that the round explains. */
export function isExplained(round: Round, told: Entry): boolean {
  if (round.currency !== told.currency || round.playerId !== told.playerId) return false;
  if (round.status === 'VOIDED') {
    // A stake that was taken and given back; that it was given back is asked for beside this.
    const isOwn = told.kind === 'BET' || told.kind === 'ROLLBACK';
    return isOwn && told.amount === writeAmount(round.stake);
  }
  if (told.kind === 'RESETTLE')
    return round.wins.some(({ txId, isTakenBack }) => isTakenBack && txId === told.txId);
  return expectedEntries(round).some(
    ({ txId, kind, amount }) => txId === told.txId && kind === told.kind && amount === told.amount,
  );
}
