export { type HouseKind, type HouseKinds, hasGame, type KindState } from './kind.ts';
export { lowestBets } from './lowest-bets.ts';
export { proveRound, type RoundProof } from './prove-round.ts';
export { frameHandlers } from './routes.ts';
