import type { ShownTable } from '@maneki/contract/play/schemas';
import { Icon } from '@maneki/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import type { TableStateProps } from './table-foot.tsx';
import { TableRoad, useRoadText } from './table-road.tsx';
import {
  isOutdated,
  nextLookMs,
  nextTickMs,
  secondsLeft,
  type TablesSeen,
  timeAt,
} from './table-time.ts';
import { tablesQuery } from './tables-query.ts';

/** What a table does now, followed for as long as its tile is in sight and the page in front. */
export function TableState({ vendor, gameId, isInSight }: TableStateProps) {
  const { data: seen } = useQuery({
    ...tablesQuery(call),
    enabled: isInSight,
    refetchInterval: ({ state: { data } }) =>
      nextLookMs(data?.tables ?? [], data ? timeAt(data, performance.now()) : 0),
  });
  const table = seen?.tables.find((one) => one.vendor === vendor && one.gameId === gameId);
  return seen && table ? <Shown seen={seen} table={table} isInSight={isInSight} /> : null;
}

type ShownProps = {
  readonly seen: TablesSeen;
  readonly table: ShownTable;
  readonly isInSight: boolean;
};

function Shown({ seen, table, isInSight }: ShownProps) {
  const now = useTableTime(seen, table, isInSight);
  if (isOutdated(table, now)) return null;
  const seconds = secondsLeft(table, now);
  return (
    <>
      <SpokenState table={table} seconds={seconds} />
      <div aria-hidden="true" className="animate-appear rounded-b-[inherit]">
        {table.players > 0 && <Players count={table.players} />}
        <div className="absolute inset-0 grid grid-cols-1 content-center gap-1 overflow-hidden rounded-b-[inherit] bg-black/80 px-1.5">
          <Phase phase={table.phase} seconds={seconds} />
          <TableRoad results={table.results} />
        </div>
      </div>
    </>
  );
}

/** The same for whoever hears the page. It is read where it stands; told at every second it would talk all day. */
function SpokenState({
  table,
  seconds,
}: Pick<ShownProps, 'table'> & { seconds?: number | undefined }) {
  const t = useTranslations('tables');
  const road = useRoadText(table.results);
  const { phase, players } = table;
  const said = [
    seconds === undefined
      ? t(`phases.${phase}`)
      : `${t(`phases.${phase}`)}, ${t('left', { count: seconds })}`,
    ...(players > 0 ? [t('players', { count: players })] : []),
    road,
  ];
  return <p className="sr-only">{said.join('. ')}</p>;
}

type PhaseProps = Pick<ShownTable, 'phase'> & { readonly seconds: number | undefined };

function Phase({ phase, seconds }: PhaseProps) {
  const t = useTranslations('tables.phases');
  const isOpen = phase === 'BETTING';
  return (
    <p className="flex items-center gap-1 font-bold text-2xs text-white leading-none">
      <span
        className={`size-1.5 shrink-0 rounded-pill ${isOpen ? 'bg-[#4ade80]' : 'bg-[#fbbf24]'}`}
      />
      <span className="clip min-w-0 flex-1 leading-[1.35]">{t(phase)}</span>
      {seconds !== undefined && <span className="numerals">{seconds}</span>}
    </p>
  );
}

const Players = ({ count }: { readonly count: number }) => (
  <span className="absolute bottom-full left-1.5 mb-1.5 flex h-5.5 items-center gap-1 rounded-pill bg-black/65 px-1.5 font-bold text-2xs text-white leading-none">
    <Icon name="user" className="size-3" />
    {count}
  </span>
);

/** The time at the table, whenever its countdown shows another figure. */
function useTableTime(seen: TablesSeen, table: ShownTable, isInSight: boolean): number {
  const [now, setNow] = useState(() => timeAt(seen, performance.now()));
  const read = useEffectEvent(() => timeAt(seen, performance.now()));
  const wait = useEffectEvent((at: number) => nextTickMs(table, at));
  const { phaseEndsAt } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end begins another count
  useEffect(() => {
    if (!isInSight) return;
    let timer: number;
    const tick = () => {
      const at = read();
      setNow(at);
      timer = window.setTimeout(tick, wait(at));
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [isInSight, phaseEndsAt]);
  return now;
}
