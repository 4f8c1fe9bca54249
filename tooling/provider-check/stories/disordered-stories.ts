import { one, type Story, together, travel } from './round.ts';

/** Rounds whose calls overtake each other, come too late, or should never have come. */

export const winBeforeBet: Story = function* (round) {
  const { chance } = round;
  const win = round.win('w', 'b', chance.amount());
  yield one('a win before its bet', win);
  yield one('a question about a win without a bet', round.status('w'));
  if (chance.happens(30)) yield one('a win before its bet, again', win);
  if (chance.happens(25))
    yield travel(round, 'a rollback before its bet', round.rollback('r', 'b'));
  yield travel(round, 'the bet of an early win', round.bet('b', chance.amount()));
  yield travel(round, 'an early win, again', win);
};

export const rollbackBeforeBet: Story = function* (round) {
  const { chance } = round;
  const rollback = round.rollback('r', 'b');
  yield travel(round, 'a rollback of an unknown bet', rollback);
  if (chance.happens(40)) yield travel(round, 'another one', round.rollback('r2', 'b'));
  yield one('a question about a tombstone', round.status('b'));
  const bet = round.bet('b', chance.amount());
  yield travel(round, 'a bet that was cancelled', bet);
  if (chance.happens(30)) yield travel(round, 'the same, at once', round.play('b', 5n, 10n));
  yield one('its win', round.win('w', 'b', chance.amount()));
  yield travel(round, 'its rollback again', rollback);
  yield one('a question about a rollback', round.status('r'));
};

export const rollBack: Story = function* (round) {
  const { chance } = round;
  const bet = round.bet('b', chance.amount());
  yield travel(round, 'a bet', bet);
  yield travel(round, 'a rollback', round.rollback('r', 'b'));
  if (chance.happens(50)) yield travel(round, 'another rollback', round.rollback('r2', 'b'));
  if (chance.happens(50)) yield one('a win after a rollback', round.win('w', 'b', 7n));
  if (chance.happens(50)) yield travel(round, 'a bet after its rollback', bet);
  yield one('a question about it', round.status(chance.pick(['b', 'r', 'r2', 'w'])));
};

export const rollBackTooLate: Story = function* (round) {
  const { chance } = round;
  yield travel(round, 'a bet', round.bet('b', chance.amount()));
  const won = chance.happens(40) ? 0n : chance.amount();
  yield travel(round, 'a win', round.win('w', 'b', won));
  const rollback = round.rollback('r', 'b');
  yield travel(round, 'a rollback after settlement', rollback);
  if (chance.happens(50)) yield travel(round, 'the same again', rollback);
  yield one('a question about it', round.status('r'));
};

export const closeTooEarly: Story = function* (round) {
  const { chance } = round;
  const stake = chance.amount();
  yield travel(round, 'a bet', round.bet('b', stake));
  yield travel(round, 'a close over an open bet', round.close(stake, 0n));
  const end = chance.pick(['win', 'rollback', 'both']);
  if (end !== 'rollback') yield travel(round, 'a win after it', round.win('w', 'b', stake));
  if (end !== 'win') yield travel(round, 'a rollback after it', round.rollback('r', 'b'));
  yield one('a question about it', round.status('b'));
};

/** Names a bet, but not by its own round. */
export const confuseRounds: Story = function* (round) {
  const { chance } = round;
  yield travel(round, 'a bet', round.bet('b', chance.amount()));
  const other = `${round.roundId}-other`;
  const win = round.win('w', 'b', chance.amount());
  const wrong = { ...win, body: { ...win.body, roundId: other } };
  yield one('a win of another round', wrong);
  const rollback = round.rollback('r', 'b');
  yield one('a rollback of another round', {
    ...rollback,
    body: { ...rollback.body, roundId: other },
  });
  yield travel(round, 'the right one', chance.happens(50) ? win : rollback);
  yield one('a rollback of what is no bet', round.rollback('r2', chance.pick(['w', 'r'])));
};

/** Both sides of the last unit, and what a decline leaves behind. */
export const stakeEverything: Story = function* (round) {
  const { chance, books } = round;
  const tooMuch = round.bet('more', books.balance + 1n);
  yield travel(round, 'a bet of more than there is', tooMuch);
  if (books.balance === 0n) return;
  const all = books.balance;
  const bet = chance.happens(50) ? round.bet('all', all) : round.play('all', all, all);
  yield travel(round, 'a bet of all there is', bet);
  yield travel(round, 'a bet of one unit more', round.bet('unit', 1n));
  const isBack = bet.name === 'bet' && chance.happens(50);
  if (isBack) yield travel(round, 'its rollback', round.rollback('r', 'all'));
  else if (bet.name === 'bet') yield travel(round, 'its win', round.win('w', 'all', all));
  yield travel(round, 'a declined bet, again', tooMuch);
  if (chance.happens(50)) yield travel(round, 'its rollback', round.rollback('r-more', 'more'));
  if (chance.happens(50)) yield one('its win', round.win('w-more', 'more', 1n));
  yield one('a question about a decline', round.status('more'));
};

/** Calls about one bet that are under way at the same moment: any order of them may be the real one. */
export const race: Story = function* (round) {
  const { chance, books } = round;
  const stake = chance.amount();
  const bet = round.bet('b', stake);
  const win = round.win('w', 'b', chance.amount());
  const rollback = round.rollback('r', 'b');
  const kind = chance.below(8);
  if (kind === 0) yield together('a bet and its rollback', bet, rollback);
  if (kind === 1) yield together('a bet and its win', bet, win);
  if (kind === 7) yield together('a bet and a close', bet, round.close(0n, 0n));
  if (kind >= 2 && kind < 7) yield travel(round, 'a bet', bet);
  if (kind === 2) yield together('a win and a rollback', win, rollback);
  if (kind === 3) yield together('two rollbacks', rollback, round.rollback('r2', 'b'));
  if (kind === 4) yield together('two wins', win, round.win('w2', 'b', 3n, { final: false }));
  if (kind === 5) yield together('a win and a close', win, round.close(stake, win.body.amount));
  if (kind === 6) {
    const most = books.balance / 2n + 1n;
    yield together('two bets for one', round.bet('b1', most), round.bet('b2', most));
    yield travel(round, 'a rollback of one', round.rollback('r1', 'b1'));
    yield travel(round, 'a rollback of the other', round.rollback('r2', 'b2'));
  }
  yield one('a question about it', round.status('b'));
  yield travel(round, 'the win, again', win);
};
