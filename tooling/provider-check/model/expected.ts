import type { RoundWalletCode, TransactionOutcome } from '@maneki/contract/round-wallet/codes';
import type { Books, Transaction } from './books.ts';
import { fingerprintOf, type TransactionCall } from './round-call.ts';

/** What a call must be answered with. */
export type Expected = {
  readonly status: RoundWalletCode;
  readonly outcome: TransactionOutcome | undefined;
  readonly isReplayed: boolean;
  /** Of now. Not every answer must tell it, but none may tell another. */
  readonly balance: bigint;
  readonly isBalanceTold: boolean;
  readonly currency: string;
  /** Of a round that is closed: whether the totals differ. */
  readonly isFlagged?: boolean | undefined;
};

type Details = Partial<Pick<Expected, 'outcome' | 'isReplayed' | 'isBalanceTold' | 'isFlagged'>>;

export const expect = (books: Books, status: RoundWalletCode, details: Details = {}): Expected => ({
  status,
  outcome: undefined,
  isReplayed: false,
  isBalanceTold: false,
  balance: books.balance,
  currency: books.seat.currency,
  ...details,
});

/**
 * Order rules 1 to 3 and 8, for a number that was used before. Whatever else there is to say about a
 * call, its number is looked at first: `txId` guards the money.
 */
export function findEarlier(books: Books, call: TransactionCall): Expected | undefined {
  const earlier = books.transactions.get(call.body.txId);
  if (!earlier) return undefined;
  if (earlier.outcome === 'TOMBSTONE' && earlier.fingerprint === undefined)
    return expect(books, 'TX_CANCELLED');
  if (earlier.fingerprint !== fingerprintOf(call)) return expect(books, 'TX_MISMATCH');
  const { status, outcome, isBalanceTold } = earlier;
  return expect(books, status, { outcome, isReplayed: true, isBalanceTold });
}

/** Keeps the answer under the call's number, and gives it. */
export function answerOnce(
  books: Books,
  call: TransactionCall,
  answer: Pick<Transaction, 'status' | 'outcome' | 'amount'> & Details,
): Expected {
  const { status, outcome, amount, ...details } = answer;
  const { txId, roundId } = call.body;
  const winAmount = 'winAmount' in call.body ? call.body.winAmount : 0n;
  books.transactions.set(txId, {
    call: call.name,
    fingerprint: fingerprintOf(call),
    status,
    outcome,
    isBalanceTold: details.isBalanceTold ?? false,
    roundId,
    amount,
    winAmount,
  });
  return expect(books, status, { outcome, ...details });
}
