import { useTranslations } from 'use-intl';
import { useRainWords } from '#platform/rain/use-rain-words.ts';
import type { GiftProblem } from './judge-gift.ts';
import type { GiftTerms } from './queries.ts';

/** Says why something cannot be sent like that. */
export function useProblemWords(terms: GiftTerms) {
  const t = useTranslations('gifts.problems');
  const { write } = useRainWords();
  return (problem: GiftProblem | undefined): string | undefined => {
    switch (problem) {
      case undefined:
        return undefined;
      case 'tooLow':
        return t('tooLow', { amount: write(terms.eachMin) });
      case 'tooHigh':
        return t('tooHigh', { amount: write(terms.eachMax) });
      case 'dayLimit':
        return t('dayLimit', { amount: write(terms.dayLeft) });
      case 'tooMuch':
        return t('tooMuch', { amount: write(terms.withdrawable) });
      default:
        return t(problem);
    }
  };
}
