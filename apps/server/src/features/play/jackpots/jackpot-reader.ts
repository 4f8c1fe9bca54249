import type { Jackpot } from '@maneki/contract/play/schemas';
import { type Clock, SECOND_MS } from '@maneki/kernel/clock';
import type { MerchantDirectory } from '#features/site';
import { keepBriefly } from '#platform/memory/keep-briefly';
import type { Log } from '#platform/metrics/log';

/** What a merchant's jackpots hold. */
export type JackpotReader = (merchantCode: string) => Promise<readonly Jackpot[]>;

/** How whoever runs them is asked: for the pools of money, or those of a demonstration. */
export type JackpotSource = (
  merchantCode: string,
  of: { readonly isDemo: boolean },
) => Promise<readonly Jackpot[]>;

/** As often as the figure on a page changes. */
const KEPT_MS = 3 * SECOND_MS;

/**
 * Jackpots belong to the provider that runs them, so they are asked for. While it does not answer, what
 * it said last is shown: a jackpot does not vanish because somebody cannot be reached.
 */
export function createJackpotReader({
  clock,
  log,
  merchants,
  readJackpots,
}: {
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly merchants: Pick<MerchantDirectory, 'isAnyMarketReal'>;
  readonly readJackpots: JackpotSource;
}): JackpotReader {
  const last = new Map<string, readonly Jackpot[]>();
  return keepBriefly({
    clock,
    forMs: KEPT_MS,
    async read(merchantCode) {
      try {
        const pools = await readJackpots(merchantCode, { isDemo: !merchants.isAnyMarketReal() });
        last.set(merchantCode, pools);
        return pools;
      } catch (error) {
        log.warn({ err: error, merchantCode }, 'jackpots were not read');
        return last.get(merchantCode) ?? [];
      }
    },
  });
}
