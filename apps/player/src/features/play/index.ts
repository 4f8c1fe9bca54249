export { WinnerBoard } from './board/winner-board.tsx';
export { FairnessPage } from './fairness/fairness-page.tsx';
export * from './frame.ts';
export { GameFrame } from './launch/game-frame.tsx';
export { readLaunchWish } from './launch/launch-wish.ts';
