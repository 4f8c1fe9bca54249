export { lotteryPages } from './pages.ts';
