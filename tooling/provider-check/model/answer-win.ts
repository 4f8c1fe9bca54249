import type { Books } from './books.ts';
import { answerOnce, type Expected, expect, findEarlier } from './expected.ts';
import type { CallOf } from './round-call.ts';

/** Order rules 5 to 7. The session has no say: what is owed is paid. */
export function answerWin(books: Books, call: CallOf<'win'>): Expected {
  const earlier = findEarlier(books, call);
  if (earlier) return earlier;
  const { betTxId, roundId, amount, final } = call.body;
  const bet = books.bets.get(betTxId);
  if (!bet) return answerWithoutBet(books, betTxId);
  // The bet of another round: the provider confuses two of its bets.
  if (bet.roundId !== roundId) return expect(books, 'TX_MISMATCH');
  if (bet.state === 'ROLLED_BACK') return expect(books, 'TX_CANCELLED');
  if (books.rounds.get(roundId)?.closed)
    return answerOnce(books, call, { status: 'OK', outcome: 'PARKED', amount });
  books.balance += amount;
  const state = final ? 'SETTLED' : bet.state;
  books.bets.set(betTxId, { ...bet, payout: bet.payout + amount, state });
  return answerOnce(books, call, { status: 'OK', outcome: 'APPLIED', amount, isBalanceTold: true });
}

/** The bet may be on its way still; one that was refused or taken back never wins. */
function answerWithoutBet(books: Books, betTxId: string): Expected {
  const stored = books.transactions.get(betTxId);
  if (!stored) return expect(books, 'REF_NOT_FOUND');
  const isOver = stored.outcome === 'DECLINED' || stored.fingerprint === undefined;
  return expect(books, isOver ? 'TX_CANCELLED' : 'TX_MISMATCH');
}
