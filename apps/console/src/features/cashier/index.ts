export { DepositCreditSentence, PaymentAssignmentSentence } from './deposit-sentences.tsx';
export { cashierPages } from './pages.ts';
