import type { Bet, Books } from './books.ts';
import { answerOnce, type Expected, expect, findEarlier } from './expected.ts';
import type { CallOf } from './round-call.ts';

/** Order rules 3 and 4. Of several rollbacks of one bet the first has the effect. */
export function answerRollback(books: Books, call: CallOf<'rollback'>): Expected {
  const earlier = findEarlier(books, call);
  if (earlier) return earlier;
  const bet = books.bets.get(call.body.refTxId);
  return bet ? answerKnown(books, call, bet) : answerUnseen(books, call);
}

function answerKnown(books: Books, call: CallOf<'rollback'>, bet: Bet): Expected {
  const { refTxId, roundId } = call.body;
  if (bet.roundId !== roundId) return expect(books, 'TX_MISMATCH');
  if (bet.state === 'ROLLED_BACK')
    return answerOnce(books, call, {
      status: 'OK',
      outcome: 'ROLLED_BACK',
      amount: 0n,
      isReplayed: true,
    });
  // What was paid, be it only a part, settles as much as a final word does.
  if (bet.state === 'SETTLED' || bet.payout > 0n)
    return answerOnce(books, call, { status: 'ROUND_SETTLED', outcome: 'DECLINED', amount: 0n });
  books.balance += bet.stake;
  books.bets.set(refTxId, { ...bet, state: 'ROLLED_BACK' });
  return answerOnce(books, call, {
    status: 'OK',
    outcome: 'ROLLED_BACK',
    amount: bet.stake,
    isBalanceTold: true,
  });
}

function answerUnseen(books: Books, call: CallOf<'rollback'>): Expected {
  const { refTxId, roundId } = call.body;
  const stored = books.transactions.get(refTxId);
  // It names a win, or another rollback: what is no bet cannot be taken back.
  if (stored?.call === 'win' || stored?.call === 'rollback') return expect(books, 'TX_MISMATCH');
  if (stored?.outcome === 'DECLINED')
    return answerOnce(books, call, { status: 'OK', outcome: 'DECLINED', amount: 0n });
  if (!stored) {
    const unknown = { call: undefined, fingerprint: undefined, isBalanceTold: false };
    const nothing = { amount: 0n, winAmount: 0n, roundId };
    const tombstone = { status: 'OK', outcome: 'TOMBSTONE', ...unknown, ...nothing } as const;
    books.transactions.set(refTxId, tombstone);
  }
  return answerOnce(books, call, {
    status: 'OK',
    outcome: 'TOMBSTONE',
    amount: 0n,
    isReplayed: stored !== undefined,
  });
}
