import { isDemoCurrency } from '@maneki/kernel/wallet-currency';

/** Money and the credit of demonstrations are counted apart, so that neither fills a number for the other. */
export type Book = 'MONEY' | 'DEMO';

export const bookOf = (currency: string): Book => (isDemoCurrency(currency) ? 'DEMO' : 'MONEY');
