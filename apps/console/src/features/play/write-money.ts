import { displayAmount, parseAmount } from '@maneki/kernel/money';

const PLAY_CREDIT = '.PLAY';

export const isPlayCredit = (currency: string | null): boolean =>
  currency?.endsWith(PLAY_CREDIT) ?? false;

/** An amount as people read it, with its currency where that is known. */
export function writeMoney(amount: string, currency: string | null): string {
  const units = parseAmount(amount);
  const code = currency?.replace(PLAY_CREDIT, '');
  const shown = units === undefined ? amount : displayAmount(units);
  return code ? `${shown} ${code}` : shown;
}
