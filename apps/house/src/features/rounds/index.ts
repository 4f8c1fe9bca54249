export { type Driven, driveRound } from './drive-round.ts';
export { listDecided, listNamed, listRounds, sumSession } from './history/store.ts';
export { findEarlierRound, placeRound } from './place-round.ts';
export { recoverRounds } from './recover-rounds.ts';
export { isOver, type Round, viewRound } from './round.ts';
export { findRound, findUnfinished, hasOpenRound, markSeen } from './store.ts';
