import type { LotteryGroup } from '@maneki/contract/play/lottery';
import { type FindWord, tellBet, tellResult } from '@maneki/phrases/tell-bet';
import { useTranslations } from 'use-intl';

/** Keys of words that follow from data; use-intl knows those by heart that are none. */
type Words = {
  (key: string, values?: Readonly<Record<string, string>>): string;
  has(key: string): boolean;
};

const finder =
  (words: Words): FindWord =>
  (key, values) =>
    words.has(key) ? words(key, values) : undefined;

/** Puts what was bet, and what came of it, into words. */
export function useBetWords(group: LotteryGroup = 'OTHER') {
  const plays = finder(useTranslations('lotteryPlays') as unknown as Words);
  const bets = finder(useTranslations('memberBets.codes') as unknown as Words);
  // Families are called like their groups, but for this one.
  const family = group === '11X5' ? 'X115' : group;
  return {
    selection: (text: string) =>
      tellBet(text, { plays, bets, family, amount: (written) => written }).join('\n'),
    result: (text: string) => tellResult(text, { bets }),
  };
}
