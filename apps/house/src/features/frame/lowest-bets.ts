import type { ManifestGame } from '@maneki/contract/house/manifest';
import { CURRENCIES, type Currency, writeAmount } from '@maneki/kernel/money';

/** The smallest bet of each currency's ladder, as the manifest says it. */
export const lowestBets = (
  stakesOf: (currency: Currency) => readonly bigint[],
): ManifestGame['minBets'] =>
  Object.fromEntries(
    (Object.keys(CURRENCIES) as Currency[]).map((currency) => [
      currency,
      writeAmount(stakesOf(currency)[0]!),
    ]),
  );
