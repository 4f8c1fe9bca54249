import type { SpotStakes } from '@maneki/games/tables/table-rules';
import { type Currency, PER_REFERENCE_UNIT, parseAmount } from '@maneki/kernel/money';
import { isPlayCurrency, moneyOf } from '@maneki/kernel/wallet-currency';
import type { SpotUnits } from './table.ts';

/** Stakes as a bet keeps them, in ledger units of its currency. */
export const stakesOf = (kept: Readonly<Record<string, unknown>> | null): SpotStakes =>
  Object.fromEntries(
    Object.entries((kept?.stakes ?? {}) as Record<string, string>).map(([spot, stake]) => [
      spot,
      parseAmount(stake) ?? 0n,
    ]),
  );

/**
 * What stakes weigh at a table that players of several currencies share, in ten-thousandths of reference
 * units. Play credit weighs nothing: nobody can lose by it.
 */
export function unitsOf(stakes: SpotStakes, currency: string): SpotUnits {
  if (isPlayCurrency(currency)) return {};
  const per = PER_REFERENCE_UNIT[moneyOf(currency) as Currency];
  return Object.fromEntries(
    Object.entries(stakes).map(([spot, stake = 0n]) => [spot, stake / per]),
  );
}
