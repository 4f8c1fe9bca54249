import type { Currency } from '@maneki/kernel/money';

const HOMES: Readonly<Record<Currency, string>> = {
  JPY: 'JP',
  PHP: 'PH',
  THB: 'TH',
  VND: 'VN',
  CNY: 'CN',
  USD: 'US',
};

/** Whose banks somebody is paid by: those of their country or, where that is not known, of their currency. */
export const payeeCountryOf = ({
  countryCode,
  currency,
}: {
  readonly countryCode: string | null;
  readonly currency: Currency;
}): string => countryCode ?? HOMES[currency];
