export { cashierPages } from './pages.ts';
export { PayoutResolutionSentence, WithdrawalApprovalSentence } from './sentences.tsx';
