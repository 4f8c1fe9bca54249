import { sumRound } from '../model/answer-call.ts';
import { one, type Round, type Story, travel } from './round.ts';

/** Rounds as they should be. */

export const betAndWin: Story = function* (round) {
  const { chance } = round;
  yield travel(round, 'a bet', round.bet('b', chance.amount(), selection(round)));
  if (chance.happens(30)) yield one('a question about a bet', round.status('b'));
  const won = chance.happens(45) ? chance.amount() : 0n;
  yield travel(round, 'a win', round.win('w', 'b', won, details(round)));
  if (chance.happens(30)) yield one('a question about a win', round.status('w'));
};

export const playAtOnce: Story = function* (round) {
  const { chance } = round;
  const won = chance.happens(50) ? chance.amount() : 0n;
  yield travel(round, 'a bet that decides at once', round.play('p', chance.amount(), won));
  if (chance.happens(20)) yield travel(round, 'its rollback', round.rollback('r', 'p'));
  if (chance.happens(20)) yield one('a question about it', round.status('p'));
  if (chance.happens(20)) yield travel(round, 'more on top', round.win('w', 'p', chance.amount()));
};

export const winInParts: Story = function* (round) {
  const { chance } = round;
  yield travel(round, 'a bet', round.bet('b', chance.amount()));
  const parts = 1 + chance.below(4);
  for (let part = 0; part < parts; part += 1) {
    const amount = chance.happens(20) ? 0n : chance.amount();
    const win = round.win(`w${part}`, 'b', amount, { final: false });
    yield travel(round, 'a part of a win', win);
  }
  if (chance.happens(20)) yield travel(round, 'a rollback of it', round.rollback('r', 'b'));
  if (chance.happens(80))
    yield travel(round, 'the last part', round.win('w', 'b', chance.amount()));
  if (chance.happens(30)) yield one('a question about it', round.status('b'));
  const isFinal = { final: chance.happens(50) };
  if (chance.happens(30))
    yield travel(round, 'more on top', round.win('more', 'b', chance.amount(), isFinal));
};

/** A table's round: several bets, each decided, and then the sums. */
export const closeInOrder: Story = function* (round) {
  const { chance, books, roundId } = round;
  const bets = chance.below(5);
  for (let bet = 0; bet < bets; bet += 1) {
    yield travel(round, 'a bet of several', round.bet(`b${bet}`, chance.amount()));
    if (chance.happens(20)) yield travel(round, 'a rollback', round.rollback(`r${bet}`, `b${bet}`));
  }
  for (let bet = 0; bet < bets; bet += 1) {
    const won = chance.happens(40) ? chance.amount() : 0n;
    yield travel(round, 'a win of several', round.win(`w${bet}`, `b${bet}`, won));
  }
  const { stake, payout } = sumRound(books, roundId);
  const isWrong = chance.happens(25);
  const close = round.close(isWrong ? stake + 1n : stake, payout);
  yield travel(round, isWrong ? 'a close with a wrong sum' : 'a close', close);
  if (chance.happens(40)) yield travel(round, 'the close again', close);
  if (chance.happens(30))
    yield one('a close with other sums', round.close(close.body.totals.stake, payout + 1n));
  if (chance.happens(40)) yield travel(round, 'a late bet', round.bet('late', chance.amount()));
  if (bets === 0 || !chance.happens(50)) return;
  const late = round.win('late-win', 'b0', 1n + chance.amount());
  yield travel(round, 'a win after the close', late);
  yield one('a question about it', round.status('late-win'));
  yield travel(round, 'a win after the close, later again', late);
};

function selection({ chance }: Round) {
  const selection = chance.happens(30) ? { selection: `選択 ${chance.below(100)} "é"` } : {};
  return { ...selection, ...(chance.happens(20) ? { odds: '1.95' } : {}) };
}

function details({ chance }: Round) {
  const validTurnover = chance.happens(30) ? { validTurnover: chance.amount() } : {};
  return { ...validTurnover, ...(chance.happens(20) ? { resultText: 'a result' } : {}) };
}
