export { DepositCreditSentence, PaymentAssignmentSentence } from './deposit-sentences.tsx';
export { cashierPages } from './pages.ts';
export { PayoutResolutionSentence, WithdrawalApprovalSentence } from './sentences.tsx';
