import type { RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import { answerRollback } from './answer-rollback.ts';
import { answerWin } from './answer-win.ts';
import type { Books } from './books.ts';
import { answerOnce, type Expected, expect, findEarlier } from './expected.ts';
import type { CallOf, RoundCall } from './round-call.ts';

/**
 * The protocol as a state machine: the answer that a call must get, and what it changes in the books.
 * Written from the protocol's document alone, so that the platform has somebody to disagree with. It
 * knows no limits and no blocks: its players have none.
 */
export function answerCall(books: Books, call: RoundCall): Expected {
  switch (call.name) {
    case 'bet':
    case 'play':
      return answerStake(books, call);
    case 'win':
      return answerWin(books, call);
    case 'rollback':
      return answerRollback(books, call);
    case 'round/close':
      return answerClose(books, call);
    case 'tx/status':
      return answerStatus(books, call);
    case 'balance': {
      const isOwn = call.body.sessionId === books.seat.sessionId;
      if (!isOwn) return expect(books, 'SESSION_UNKNOWN');
      return expect(books, 'OK', { isBalanceTold: true });
    }
  }
}

function answerStake(books: Books, call: CallOf<'bet' | 'play'>): Expected {
  const { sessionId, currency, txId, roundId, amount } = call.body;
  const earlier = findEarlier(books, call);
  if (earlier) return earlier;
  // Without a session nobody knows whose money it is, so that these two leave no trace.
  if (sessionId !== books.seat.sessionId) return expect(books, 'SESSION_UNKNOWN');
  if (currency !== books.seat.currency) return expect(books, 'CURRENCY_MISMATCH');
  const obstacle = findObstacle(books, call);
  if (obstacle) return answerOnce(books, call, { status: obstacle, outcome: 'DECLINED', amount });
  const payout = 'winAmount' in call.body ? call.body.winAmount : 0n;
  books.balance += payout - amount;
  const state = call.name === 'play' ? 'SETTLED' : 'OPEN';
  books.bets.set(txId, { roundId, stake: amount, payout, state });
  const round = books.rounds.get(roundId);
  books.rounds.set(roundId, { ...round, bets: [...(round?.bets ?? []), txId] });
  return answerOnce(books, call, { status: 'OK', outcome: 'APPLIED', amount, isBalanceTold: true });
}

function findObstacle(books: Books, { body }: CallOf<'bet' | 'play'>): RoundWalletCode | undefined {
  if (body.gameId !== books.seat.gameId) return 'GAME_OFF';
  if (books.rounds.get(body.roundId)?.closed) return 'ROUND_CLOSED';
  return books.balance < body.amount ? 'INSUFFICIENT_FUNDS' : undefined;
}

function answerClose(books: Books, { body }: CallOf<'round/close'>): Expected {
  const { roundId, totals } = body;
  const round = books.rounds.get(roundId) ?? { bets: [] };
  if (round.closed) {
    const isSame = round.closed.stake === totals.stake && round.closed.payout === totals.payout;
    return isSame ? expect(books, 'OK', { isReplayed: true }) : expect(books, 'TX_MISMATCH');
  }
  books.rounds.set(roundId, { ...round, closed: totals });
  const sums = sumRound(books, roundId);
  const isFlagged = sums.isOpen || sums.stake !== totals.stake || sums.payout !== totals.payout;
  return expect(books, 'OK', { isFlagged });
}

/** What a round comes to; stakes that went back do not count. */
export function sumRound(books: Books, roundId: string) {
  const bets = (books.rounds.get(roundId)?.bets ?? [])
    .map((txId) => books.bets.get(txId)!)
    .filter(({ state }) => state !== 'ROLLED_BACK');
  return {
    stake: bets.reduce((sum, { stake }) => sum + stake, 0n),
    payout: bets.reduce((sum, { payout }) => sum + payout, 0n),
    isOpen: bets.some(({ state }) => state === 'OPEN'),
  };
}

function answerStatus(books: Books, { body }: CallOf<'tx/status'>): Expected {
  const stored = books.transactions.get(body.txId);
  if (!stored) return expect(books, 'OK', { outcome: 'NOT_SEEN' });
  const bet = books.bets.get(body.txId);
  if (!bet) return expect(books, stored.status, { outcome: stored.outcome });
  const outcome = bet.state === 'OPEN' ? 'APPLIED' : bet.state;
  return expect(books, 'OK', { outcome });
}
