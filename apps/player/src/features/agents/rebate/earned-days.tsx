import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { ListMessage } from '@maneki/ui/list-message';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Sheet } from '@maneki/ui/sheet';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag } from '@maneki/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { drawBars } from '#platform/charts/chart-bars.ts';
import { DayBars } from '#platform/charts/day-bars.tsx';
import { addAmounts } from './add-amounts.ts';
import { type EarnedDay, rebateDayQuery } from './queries.ts';
import { useMoney } from './use-money.ts';

/** Days are days of the merchant: no zone of the reader moves them. */
const useDate = () => {
  const format = useFormatter();
  return (day: string) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
};

/** So many days are in sight at once. */
const DAYS_IN_SIGHT = 7;

/** What the last days brought; each tells how it came about. */
export function EarnedDays({ days }: { readonly days: readonly EarnedDay[] }) {
  const t = useTranslations('rebates.own');
  const shell = useTranslations('shell.actions');
  const date = useDate();
  const [shown, setShown] = useState<EarnedDay>();
  const [areAllShown, setAreAllShown] = useState(false);
  const inSight = areAllShown ? days : days.slice(0, DAYS_IN_SIGHT);
  return (
    <section aria-labelledby="earned-days" className="grid gap-2">
      <SectionHeading id="earned-days" title={t('days')} />
      {days.length === 0 && <ListMessage icon="chart" title={t('empty')} text={t('emptyText')} />}
      <DayChart days={days} />
      {days.length > 0 && (
        <ul className="surface divide-y divide-line overflow-hidden rounded-card">
          {inSight.map((day) => (
            <li key={`${day.day} ${day.currency}`}>
              <DayRow day={day} onShow={() => setShown(day)} />
            </li>
          ))}
        </ul>
      )}
      {inSight.length < days.length && (
        <Button kind="quiet" isWide onClick={() => setAreAllShown(true)}>
          {t('all')}
        </Button>
      )}
      <Sheet
        isOpen={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown ? t('dayTitle', { date: date(shown.day) }) : ''}
        closeLabel={shell('close')}
      >
        {shown && <DayDetail day={shown} />}
      </Sheet>
    </section>
  );
}

/** Days side by side; the list below says the same in figures. */
function DayChart({ days }: { readonly days: readonly EarnedDay[] }) {
  const t = useTranslations('rebates.own');
  const write = useMoney();
  const date = useDate();
  const chart = drawBars(
    days.toReversed().map(({ day, own, team }) => ({ day, amount: addAmounts([own, team]) })),
  );
  if (!chart) return null;
  return (
    <Card>
      <figure>
        <DayBars chart={chart} />
        <figcaption className="pt-3 text-muted text-xs">
          {t('chart', { day: date(chart.best.day), amount: write(chart.best.amount) })}
        </figcaption>
      </figure>
    </Card>
  );
}

function DayRow({ day, onShow }: { readonly day: EarnedDay; readonly onShow: () => void }) {
  const t = useTranslations('rebates.own');
  const write = useMoney();
  const date = useDate();
  return (
    <button
      type="button"
      className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left"
      onClick={onShow}
    >
      <span className="min-w-0 flex-1">
        <span className="numerals block font-semibold text-sm">{date(day.day)}</span>
        <span className="numerals block text-muted text-xs">
          {t('own')} {write(day.own)} · {t('team')} {write(day.team)}
        </span>
        <span className="sr-only">{t('detail')}</span>
      </span>
      {day.state === 'PAID' ? (
        <span className="numerals font-bold">{write(day.paid)}</span>
      ) : (
        <Tag tone={day.state === 'HELD' ? 'gold' : 'plain'}>
          {t(day.state === 'HELD' ? 'held' : 'WRITTEN_OFF')}
        </Tag>
      )}
      <Icon name="chevron-right" className="size-4 text-faint" />
    </button>
  );
}

function DayDetail({ day }: { readonly day: EarnedDay }) {
  const t = useTranslations('rebates');
  const shell = useTranslations('shell.actions');
  const write = useMoney();
  const { data, isError, refetch } = useQuery(rebateDayQuery(day));
  if (isError && !data)
    return (
      <ListMessage
        icon="circle-alert"
        title={t('unread')}
        action={{ text: shell('retry'), onPress: () => void refetch() }}
      />
    );
  if (!data) return <Skeleton className="h-40" />;
  return (
    <ul className="divide-y divide-line">
      {data.groups.map(({ group, isOwn, turnover, amount }) => (
        <li key={`${group} ${isOwn}`} className="flex items-center justify-between gap-3 py-2.5">
          <span className="min-w-0">
            <span className="block font-semibold text-sm">
              {t(`groups.${group}`)} · {t(isOwn ? 'own.own' : 'own.team')}
            </span>
            <span className="numerals block text-muted text-xs">
              {t('own.turnover', { amount: write(turnover) })}
            </span>
          </span>
          <span className="numerals font-bold">{write(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
