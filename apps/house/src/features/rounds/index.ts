export { answerRound } from './answer-round.ts';
export { correctSlips } from './at-draw/correct-slips.ts';
export { slipOf } from './at-draw/fix-issue-wins.ts';
export { settleIssue } from './at-draw/settle-issue.ts';
export { listSlipsOn, sumPlays, undoNamed } from './at-draw/store.ts';
export { voidUnasked } from './at-draw/void-unasked.ts';
export { settleTable } from './at-table/settle-table.ts';
export {
  isBeingSettled,
  listBets,
  listSeat,
  listSeats,
  listWished,
  sumBets,
  undoTaken,
} from './at-table/store.ts';
export { driveAll, undoBets } from './at-table/undo-bets.ts';
export { type Driven, driveRound } from './drive-round.ts';
export { listDecided, listNamed, listRounds, sumSession } from './history/store.ts';
export { newBet } from './new-bet.ts';
export { findEarlierRound, placeRound, placeRounds } from './place-round.ts';
export { recoverRounds } from './recover-rounds.ts';
export { isOver, isTwoStep, type KindFacts, type Round, viewRound } from './round.ts';
export { findUnfinished, markSeen } from './seen/store.ts';
export { findRound, hasOpenRound, type NewRound } from './store.ts';
