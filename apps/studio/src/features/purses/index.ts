export { type PurseName, TRANSFER_ANSWERS, type TransferAnswer } from './purse.ts';
export { registerPurses } from './routes.ts';
export { findBalance, holdPurse, setBalance, setNextAnswer } from './store.ts';
