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
        // Numbers stand in the result already; a sum does not.
        if (!play)
          return code === 'SUM' && <span key={code}>{`${names.figure(code)} ${value}`}</span>;
        if (/^\d/.test(String(value))) return null;
        return (
          <span key={code} title={names.play(play)}>
            {play.place === undefined && <span className="sr-only">{names.play(play)}: </span>}
            {play.place !== undefined && <i>{names.variant(play)}</i>}
            {names.symbol(String(value))}
          </span>
        );
      })}
    </span>
  );
}
