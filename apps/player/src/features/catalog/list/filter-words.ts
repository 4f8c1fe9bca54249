import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { type Currency, displayAmount, parseAmount, writeAmount } from '@maneki/kernel/money';
import { useTranslations } from 'use-intl';
import type { ListFilters } from './list-state.ts';

/** Rungs of the bets that games take, from the lowest one up. */
const RUNGS = [0, 1, 3, 4] as const;

/** The smallest stakes to choose from: bets of that currency as games take them. */
export const minBetsOf = (currency: Currency): string[] =>
  RUNGS.map((rung) => writeAmount(stakesOf(currency)[rung]!));

export const MIN_LINES = ['5', '10', '20', '25'] as const;

/** How the values of filters read. */
export function useFilterWords(symbol: string) {
  const t = useTranslations('catalog');
  const words = {
    gameClassify: (kind: string) => (isNamed(kind) ? t(`kinds.${kind}`) : kind),
    minBet: (stake: string) =>
      t('filter.minBetValue', { amount: `${symbol}${displayAmount(parseAmount(stake) ?? 0n)}` }),
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

const NAMED = ['SM', 'JP', 'DI', 'BAC', 'DAT', 'ROU', 'SIC', 'FS', 'NN', 'FB', 'ES', 'CF'] as const;

const isNamed = (kind: string): kind is (typeof NAMED)[number] =>
  (NAMED as readonly string[]).includes(kind);
