import { writeAmount } from '@maneki/kernel/money';
import type { Books, Transaction } from './books.ts';

/** A transaction as `/reconcile` lists it, in one line. */
export function listEntries(books: Books): string[] {
  const { playerId } = books.seat;
  return [...books.transactions.entries()].flatMap(([txId, transaction]) =>
    entriesOf(transaction).map((entry) => writeEntry({ ...entry, playerId, txId })),
  );
}

export type Entry = {
  readonly playerId: string;
  readonly txId: string;
  readonly kind: string;
  readonly outcome: string;
  readonly amount: string;
};

/** Nobody knows what a tombstone would have been, so that its kind says nothing. */
export const writeEntry = ({ playerId, txId, kind, outcome, amount }: Entry): string =>
  [playerId, txId, outcome === 'TOMBSTONE' ? 'ANY' : kind, outcome, amount].join(' ');

type Told = Omit<Entry, 'playerId' | 'txId'>;

function entriesOf({ call, outcome, status, amount, winAmount }: Transaction): Told[] {
  const told = { amount: writeAmount(amount), outcome: outcome as string };
  if (call === undefined) return [{ ...told, kind: 'ANY' }];
  if (call === 'win') return [{ ...told, kind: 'WIN' }];
  if (call === 'rollback')
    // Whatever it met: a rollback that was not refused has done what there was to do.
    return [{ ...told, kind: 'ROLLBACK', outcome: status === 'OK' ? 'APPLIED' : 'DECLINED' }];
  const won = { kind: 'WIN', outcome: 'APPLIED', amount: writeAmount(winAmount) };
  const isPaid = outcome === 'APPLIED' && winAmount > 0n;
  return [{ ...told, kind: 'BET' }, ...(isPaid ? [won] : [])];
}
