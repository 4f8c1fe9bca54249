export { AdjustmentSentence } from './adjustment-sentence.tsx';
