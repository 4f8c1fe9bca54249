import type { WalletRefusal } from '@maneki/contract/wallet/refusals';
import { HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';

/** How long somebody waits from one refill to the next. */
export const REFILL_EVERY_MS = HOUR_MS;

/** What is given, to those who have less than the smallest bet. */
export type RefillTerms = { readonly amount: bigint; readonly below: bigint };

export type RefillRefusal = Extract<
  WalletRefusal,
  { code: 'wallet.refill_not_offered' | 'wallet.refill_not_needed' | 'wallet.refill_too_soon' }
>;

/** What counts for a refill: everything that somebody has, wherever, and when they were last given. */
export type RefillNeed = {
  readonly has: bigint;
  readonly lastAt: Date | undefined;
  readonly now: Date;
};

/** Why nothing is given now, or undefined. */
export function findRefillRefusal(
  terms: RefillTerms | undefined,
  { has, lastAt, now }: RefillNeed,
): RefillRefusal | undefined {
  if (!terms) return { code: 'wallet.refill_not_offered', detail: {} };
  if (has >= terms.below) return { code: 'wallet.refill_not_needed', detail: {} };
  const from = nextRefillAt({ lastAt, now });
  if (!from) return undefined;
  const minutes = Math.ceil((from.getTime() - now.getTime()) / MINUTE_MS);
  return { code: 'wallet.refill_too_soon', detail: { minutes } };
}

/** When the next refill is possible; undefined when that is now. */
export function nextRefillAt({ lastAt, now }: Omit<RefillNeed, 'has'>): Date | undefined {
  const from = lastAt && new Date(lastAt.getTime() + REFILL_EVERY_MS);
  return from && from > now ? from : undefined;
}
