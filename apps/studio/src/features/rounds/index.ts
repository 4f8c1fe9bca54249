export {
  findStudioGame,
  STUDIO_GAMES,
  STUDIO_RETURN_PER_10M,
  type StudioGame,
  type StudioGameId,
} from './games.ts';
export { type Bet, type BetRefusal, playBet } from './play-bet.ts';
export type { PlayedRound } from './store.ts';
export { type Table, viewTable } from './view-table.ts';
