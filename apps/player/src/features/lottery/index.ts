export type { CardParts } from './centre/lottery-card.tsx';
export { LotteryCentre } from './centre/lottery-centre.tsx';
export * from './frame.ts';
export { LotteryHome } from './home/lottery-home.tsx';
export { tappedOf } from './play-address.ts';
export { lotteriesQuery } from './queries.ts';
export {
  betPageOf,
  choosePrizeMode,
  closedAddress,
  readStartWish,
  type StartWish,
  startAddress,
} from './start/bet-page.ts';
