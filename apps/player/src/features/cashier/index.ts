export { DepositPage } from './deposit/deposit-page.tsx';
export { cashierKeys } from './queries.ts';
