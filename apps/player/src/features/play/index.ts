export { TransferScreen } from './screens/transfer-screen.tsx';
