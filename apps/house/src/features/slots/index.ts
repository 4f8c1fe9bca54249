export { proveRound, type RoundProof } from './prove-round.ts';
export { slotHandlers } from './routes.ts';
