export { BalanceOverview } from './components/balance-overview.tsx';
