import { bigRoadOf, countResults } from '@maneki/games/dragon-tiger/roads';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePlayState } from './dragon-tiger-hooks.ts';

const SPOKEN = 6;
const SIDES = ['DRAGON', 'TIGER', 'TIE', 'SUITED_TIE'] as const;

/** What this shoe has brought so far: counted, and as the big road. It tells nothing about what comes. */
export function BigRoad() {
  const t = useTranslations('arcadeDragonTiger');
  const settled = usePlayState(({ table }) => table.results);
  const shoeNo = usePlayState(({ table }) => table.shoeNo);
  // The round that has just ended belongs to it as soon as its cards lie open.
  const latest = usePlayState(({ phase, table }) =>
    phase === 'result' || phase === 'settled' ? (table.outcome?.result ?? null) : null,
  );
  const results = useMemo(() => (latest ? [...settled, latest] : settled), [settled, latest]);
  const cells = useMemo(() => bigRoadOf(results), [results]);
  const counts = countResults(results);
  const road = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each place the newest is farther out.
  useEffect(() => {
    if (road.current) road.current.scrollLeft = road.current.scrollWidth;
  }, [cells.length]);
  const said = t('road.said', {
    dragon: String(counts.DRAGON),
    tiger: String(counts.TIGER),
    tie: String(counts.TIE),
    suited: String(counts.SUITED_TIE),
    latest: results
      .slice(-SPOKEN)
      .reverse()
      .map((result) => t(`spot.${result}`))
      .join(', '),
  });
  return (
    <section className="dt-road" aria-label={t('road.title')}>
      <p className="sr-only">{results.length > 0 ? said : t('road.empty')}</p>
      <div className="dt-counts figures" aria-hidden="true">
        <span className="dt-shoe">{t('shoe', { no: String(shoeNo) })}</span>
        {SIDES.map((side) => (
          <span key={side} data-side={side}>
            <i />
            {counts[side]}
          </span>
        ))}
      </div>
      <ul
        ref={road}
        className="dt-cells"
        tabIndex={cells.length > 0 ? 0 : undefined}
        aria-label={t('road.title')}
      >
        {cells.map(({ column, row, winner, ties }) => (
          <li
            key={`${column} ${row}`}
            data-side={winner}
            style={{ gridColumn: column + 1, gridRow: row + 1 }}
          >
            <span className="sr-only">{t(`spot.${winner}`)}</span>
            {ties > 0 && <b>{ties > 1 ? ties : ''}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}
