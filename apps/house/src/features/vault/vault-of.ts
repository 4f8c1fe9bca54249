import { isDemoCurrency } from '@maneki/kernel/wallet-currency';

const CREDIT = '.DEMO';

/** The name of a merchant's vault. No merchant has a dot in its own. */
export const vaultFor = (merchant: string, { isDemo }: { readonly isDemo: boolean }): string =>
  isDemo ? `${merchant}${CREDIT}` : merchant;

/** The vault that a currency feeds: the credit of a demonstration has one of its own. */
export const vaultOf = ({
  merchant,
  currency,
}: {
  readonly merchant: string;
  readonly currency: string;
}): string => vaultFor(merchant, { isDemo: isDemoCurrency(currency) });
