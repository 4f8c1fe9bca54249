import type { Wallet } from '@maneki/contract/wallet/schemas';
import { parseAmount } from '@maneki/kernel/money';

export type Refill = NonNullable<Wallet['refill']>;

/** What somebody is offered who has less than the smallest bet; undefined for all others. */
export function refillFor(wallet: Wallet | undefined): Refill | undefined {
  if (!wallet?.refill) return undefined;
  const has = parseAmount(wallet.sumBalance);
  const below = parseAmount(wallet.refill.below);
  return has !== undefined && below !== undefined && has < below ? wallet.refill : undefined;
}
