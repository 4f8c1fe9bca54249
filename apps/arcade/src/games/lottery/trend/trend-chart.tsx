import type { DrawnIssue } from '@maneki/contract/house/lottery';
import { followTrack, type Track, type TrendRow } from '@maneki/games/lottery/statistics';
import { useEffect, useMemo, useRef } from 'react';
import { useWords } from '../lottery-hooks.ts';
import { useTrackName } from './use-track-name.ts';

const CELL = 26;
const HEAD = 26;
const ISSUE = 46;
const SHOWN_MAX = 60;
const SPOKEN = 10;

type ChartProps = { readonly track: Track; readonly drawn: readonly DrawnIssue[] };

/**
 * Draws downwards, symbols across: what was shown is a ball, what was not says for how many draws. Where one
 * symbol is shown at a time a line goes from each to the next.
 */
export function TrendChart({ track, drawn }: ChartProps) {
  const t = useWords();
  const name = useTrackName();
  const box = useRef<HTMLDivElement>(null);
  const { rows } = useMemo(
    () =>
      followTrack(
        track,
        drawn.map(({ result }) => result!),
      ),
    [track, drawn],
  );
  const shown = rows.slice(-SHOWN_MAX);
  const issues = drawn.slice(-SHOWN_MAX);
  const width = ISSUE + track.symbols.length * CELL;
  const height = HEAD + shown.length * CELL;
  // The newest draw is what somebody looks for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another track begins at its end, too.
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [track, shown.length]);
  const latest = issues.slice(-SPOKEN).toReversed();
  const numbers = latest.map(({ result }) => track.read(result!).join(' ')).join(', ');
  return (
    <section
      ref={box}
      className="lt-chart"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
      tabIndex={0}
      aria-label={t('trend.chartOf', { track: name(track.code), count: shown.length })}
    >
      <p className="sr-only">{t('trend.said', { numbers })}</p>
      <div className="lt-chart-head figures" style={{ width }} aria-hidden="true">
        {track.symbols.map((symbol) => (
          <span key={symbol}>{symbol}</span>
        ))}
      </div>
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="figures"
      >
        {shown.map((row, at) => (
          <Row
            key={issues[at]!.no}
            row={row}
            at={at}
            issue={issues[at]!.issueNo.slice(-4)}
            symbols={track.symbols}
          />
        ))}
        <polyline className="lt-chart-line" points={lineOf(shown)} />
        {shown.map((row, at) =>
          row.map((away, column) =>
            away === 0 ? (
              <g key={`${issues[at]!.no} ${track.symbols[column]}`}>
                <circle className="lt-chart-ball" cx={xOf(column)} cy={yOf(at)} r="10.5" />
                <text className="lt-chart-hit" x={xOf(column)} y={yOf(at)} dy="0.35em">
                  {track.symbols[column]}
                </text>
              </g>
            ) : null,
          ),
        )}
      </svg>
    </section>
  );
}

const xOf = (column: number): number => ISSUE + (column + 0.5) * CELL;
const yOf = (row: number): number => HEAD + (row + 0.5) * CELL;

/** From each shown symbol to the next; nothing where several are shown at once. */
function lineOf(rows: readonly TrendRow[]): string {
  const hits = rows.map((row) => row.flatMap((away, column) => (away === 0 ? [column] : [])));
  if (hits.some(({ length }) => length !== 1)) return '';
  return hits.map(([column], at) => `${xOf(column!)},${yOf(at)}`).join(' ');
}

function Row(props: { row: TrendRow; at: number; issue: string; symbols: readonly string[] }) {
  const { row, at, issue, symbols } = props;
  return (
    <g>
      {at % 2 === 1 && (
        <rect
          className="lt-chart-band"
          x="0"
          y={HEAD + at * CELL}
          width={ISSUE + symbols.length * CELL}
          height={CELL}
        />
      )}
      <text className="lt-chart-issue" x="4" y={yOf(at)} dy="0.35em">
        {issue}
      </text>
      {row.map(
        (away, column) =>
          away > 0 && (
            <text
              key={symbols[column]}
              className="lt-chart-away"
              x={xOf(column)}
              y={yOf(at)}
              dy="0.35em"
            >
              {away}
            </text>
          ),
      )}
    </g>
  );
}
