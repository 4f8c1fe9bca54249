import type { DrawnIssue } from '@maneki/contract/house/lottery';
import { followTrack, type Track } from '@maneki/games/lottery/statistics';
import { useMemo } from 'react';
import { useWords } from '../lottery-hooks.ts';

/** For each symbol how often it came, for how long it is away, and for how long it ever was. */
export function AbsenceTable(props: { track: Track; drawn: readonly DrawnIssue[] }) {
  const t = useWords();
  const { track, drawn } = props;
  const { omissions } = useMemo(
    () =>
      followTrack(
        track,
        drawn.map(({ result }) => result!),
      ),
    [track, drawn],
  );
  const most = Math.max(1, ...omissions.map(({ current }) => current));
  return (
    <>
      <p className="lt-note pt-2">{t('trend.over', { count: drawn.length })}</p>
      <table className="lt-absence figures">
        <thead>
          <tr>
            {(['number', 'times', 'current', 'longest'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`trend.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {omissions.map(({ symbol, times, current, longest }) => (
            <tr key={symbol}>
              <th scope="row">{symbol}</th>
              <td>{times}</td>
              <td>
                <span className="lt-bar" style={{ inlineSize: `${(current * 100) / most}%` }} />
                <span>{current}</span>
              </td>
              <td>{longest}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
