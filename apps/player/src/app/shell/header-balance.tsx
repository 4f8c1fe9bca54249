export { HeaderBalance } from '#features/wallet';
