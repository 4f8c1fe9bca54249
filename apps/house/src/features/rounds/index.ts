export { answerRound } from './answer-round.ts';
export { settleBets } from './at-table/settle-bets.ts';
export {
  isBeingSettled,
  listBets,
  listSeat,
  listSeats,
  listWished,
  undoTaken,
} from './at-table/store.ts';
export { driveAll, undoBets } from './at-table/undo-bets.ts';
export { type Driven, driveRound } from './drive-round.ts';
export { listDecided, listNamed, listRounds, sumSession } from './history/store.ts';
export { findEarlierRound, placeRound, placeRounds } from './place-round.ts';
export { recoverRounds } from './recover-rounds.ts';
export { isOver, type KindFacts, type Round, viewRound } from './round.ts';
export { findRound, findUnfinished, hasOpenRound, markSeen, type NewRound } from './store.ts';
