export { AdjustmentSentence } from './adjustment-sentence.tsx';
export { walletPages } from './pages.ts';
