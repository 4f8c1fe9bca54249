import type { Fraction } from '@maneki/games/exact/fraction';
import type { Play } from '@maneki/games/lottery/play';
import { useMemo } from 'react';
import { useMoney } from '#frame/play-context.tsx';
import { termsOf } from '../desk.ts';
import { useDesk, useWords } from '../lottery-hooks.ts';
import { decimalText } from '../slip/odds-text.ts';
import { oddsAt } from '../slip/price.ts';

/** What a play pays: in tradition money for a unit, else odds. */
export function usePays(play: Play): {
  /** Where all of it pays alike. */
  readonly one: string;
  readonly of: (symbol: string) => string;
} {
  const t = useWords();
  const money = useMoney();
  const type = useDesk((desk) => desk.type);
  const mode = useDesk((desk) => desk.mode);
  const series = useDesk((desk) => desk.series);
  const unitValue = useDesk((desk) => desk.unitValue);
  const odds = useMemo(
    () => oddsAt(play, termsOf({ type, mode, series, unitValue })),
    [play, type, mode, series, unitValue],
  );
  const prizeAt = useMemo(() => prizesBySymbol(play), [play]);
  const isFree = type === 'ENTERTAINMENT';
  const write = (each: Fraction): string => {
    if (isFree) return decimalText(each);
    return money((unitValue * each.numerator) / each.denominator);
  };
  const texts = odds.map(write);
  const one = [...new Set(texts)].join(' / ');
  return {
    one:
      texts.length > 5
        ? ''
        : isFree
          ? t('pad.odds', { odds: one })
          : t('pad.prize', { amount: one }),
    of: (symbol) => {
      const prize = prizeAt.get(symbol);
      return isFree && prize !== undefined ? texts[prize]! : '';
    },
  };
}

/** Which prize each single symbol wins, where lines are single symbols. */
function prizesBySymbol({ grammar }: Play): ReadonlyMap<string, number> {
  const { symbols } = grammar.rows[0]!;
  if (grammar.form !== 'OPTIONS' || symbols.length > 100) return new Map();
  return new Map([...grammar.list([symbols])].map(({ key, prizes }) => [key, prizes[0]!]));
}
