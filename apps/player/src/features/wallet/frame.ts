export { walletPages } from './pages.ts';

/** No part of the first view, which is to be as light for members as for guests. */
export const loadHeaderBalance = async () => {
  const { HeaderBalance } = await import('./components/header-balance.tsx');
  return HeaderBalance;
};
