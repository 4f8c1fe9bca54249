import type { Fraction } from '@maneki/games/exact/fraction';
import type { Play } from '@maneki/games/lottery/play';
import { useMemo } from 'react';
import { shortAmount } from '#frame/money.ts';
import { useMoney } from '#frame/play-context.tsx';
import { termsOf } from '../desk.ts';
import { useDesk, useWords } from '../lottery-hooks.ts';
import { decimalText } from '../slip/odds-text.ts';
import { readPays } from './read-pays.ts';

/** A list that is longer says nothing at a glance. */
const LISTED_MAX = 5;

/** What a play pays: in tradition money for a unit, else odds. */
export function usePays(play: Play): {
  /** All of it in one line, where that is short. */
  readonly one: string;
  /** What is said beside the name of a place: only what its symbols do not say themselves. */
  readonly beside: string;
  readonly of: (symbol: string) => string;
} {
  const t = useWords();
  const money = useMoney();
  const type = useDesk((desk) => desk.type);
  const mode = useDesk((desk) => desk.mode);
  const series = useDesk((desk) => desk.series);
  const unitValue = useDesk((desk) => desk.unitValue);
  const { all, bySymbol } = useMemo(
    () => readPays(play, termsOf({ type, mode, series, unitValue })),
    [play, type, mode, series, unitValue],
  );
  const isFree = type === 'ENTERTAINMENT';
  const prizeOf = (odds: Fraction) => (unitValue * odds.numerator) / odds.denominator;
  const listed = [
    ...new Set(all.map((each) => (isFree ? decimalText(each) : money(prizeOf(each))))),
  ];
  const written = listed.join(' / ');
  const one =
    listed.length > LISTED_MAX
      ? ''
      : isFree
        ? t('pad.odds', { odds: written })
        : t('pad.prize', { amount: written });
  return {
    one,
    beside: bySymbol.size > 0 ? '' : one,
    of: (symbol) => {
      const odds = bySymbol.get(symbol);
      if (!odds) return '';
      return isFree ? decimalText(odds) : shortAmount(prizeOf(odds));
    },
  };
}
