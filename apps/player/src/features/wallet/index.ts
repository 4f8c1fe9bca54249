export { BalanceOverview } from './components/balance-overview.tsx';
export { HeaderBalance } from './components/header-balance.tsx';
export { walletKeys, walletQuery } from './queries.ts';
export { useWallet } from './use-wallet.ts';
