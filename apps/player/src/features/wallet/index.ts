export { BalanceOverview } from './components/balance-overview.tsx';
export { walletKeys, walletQuery } from './queries.ts';
export { useWallet } from './use-wallet.ts';
