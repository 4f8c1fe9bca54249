import type { DrawnIssue } from '@maneki/contract/house/lottery';
import { findPlay } from '@maneki/games/lottery/find-play';
import { useLottery } from '../lottery-hooks.ts';
import { useNames } from '../use-names.ts';

/** What follows from a result: its sum, and what came in the plays that are worth a word. */
export function Figures({ figures }: Pick<DrawnIssue, 'figures'>) {
  const { family } = useLottery();
  const names = useNames();
  return (
    <span className="lt-figures figures">
      {Object.entries(figures).map(([code, value]) => {
        const play = findPlay(family, code);
        const title = play ? names.play(play) : names.figure(code);
        return (
          <span key={code} title={title} data-value={value}>
            <span className="sr-only">{title}: </span>
            {typeof value === 'number' ? `${names.figure(code)} ${value}` : names.symbol(value)}
          </span>
        );
      })}
    </span>
  );
}
