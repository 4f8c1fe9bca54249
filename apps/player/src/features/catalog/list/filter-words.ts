import {
  type Currency,
  displayAmount,
  PER_REFERENCE_UNIT,
  parseAmount,
} from '@maneki/kernel/money';
import { useTranslations } from 'use-intl';
import type { ListFilters } from './list-state.ts';

/** What somebody of a site plays with: its name for reckoning, its sign for reading. */
export type SiteCurrency = { readonly code: Currency; readonly symbol: string };

/** The smallest stakes to choose from, in reference units. */
export const MIN_BETS = ['0.05', '0.1', '0.5', '1'] as const;
export const MIN_LINES = ['5', '10', '20', '25'] as const;

/** How the values of filters read. */
export function useFilterWords({ code, symbol }: SiteCurrency) {
  const t = useTranslations('catalog');
  const words = {
    gameClassify: (kind: string) => (isNamed(kind) ? t(`kinds.${kind}`) : kind),
    minBet: (units: string) => {
      const amount = (parseAmount(units) ?? 0n) * PER_REFERENCE_UNIT[code];
      return t('filter.minBetValue', { amount: `${symbol}${displayAmount(amount)}` });
    },
    minLine: (count: string) => t('filter.minLineValue', { count }),
  };
  const nameOf = (name: keyof typeof words) =>
    t(`filter.${({ gameClassify: 'kind', minBet: 'minBet', minLine: 'minLine' } as const)[name]}`);
  return {
    ...words,
    /** The filters that have no control of their own on the page, in full words. */
    inUse: (filters: ListFilters) =>
      (['gameClassify', 'minBet', 'minLine'] as const).flatMap((name) => {
        const value = filters[name];
        return value ? [{ name, text: `${nameOf(name)}: ${words[name](value)}` }] : [];
      }),
  };
}

const NAMED = ['SM', 'JP', 'BAC', 'DAT', 'ROU', 'SIC', 'FS', 'NN', 'FB', 'ES', 'CF'] as const;

const isNamed = (kind: string): kind is (typeof NAMED)[number] =>
  (NAMED as readonly string[]).includes(kind);
