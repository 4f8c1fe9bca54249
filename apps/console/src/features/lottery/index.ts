export { lotteryPages } from './pages.ts';
export { IssueVoidSentence, ResettlementSentence } from './sentences.tsx';
