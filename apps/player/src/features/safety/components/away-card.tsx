import type { Exclusion } from '@maneki/contract/safety/schemas';
import { Icon } from '@maneki/ui/icon';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { MEMBER_CHANGED } from '#platform/call/call.ts';
import { exclusionQuery } from '../queries.ts';
import { useMoment } from '../use-moment.ts';

/** That somebody stays away, and until when. Once it is over the page becomes what it was. */
export function AwayCard() {
  const t = useTranslations('protection.now');
  const { data, isError } = useQuery(exclusionQuery);
  const isOver = data === null;
  useEffect(() => {
    if (isOver) window.dispatchEvent(new Event(MEMBER_CHANGED));
  }, [isOver]);
  return (
    <section className="surface grid justify-items-center gap-3 rounded-card px-5 py-7 text-center">
      <span className="grid size-16 place-items-center rounded-pill bg-raised text-gold-text inset-ring inset-ring-line">
        <Icon name="pause" className="size-8" />
      </span>
      {data && <Until exclusion={data} />}
      {data === undefined && !isError && <Skeleton className="h-14 w-56" />}
      <p role="status" className="text-balance empty:hidden">
        {isOver && t('over')}
        {isError && t('failed')}
      </p>
    </section>
  );
}

function Until({ exclusion: { kind, until } }: { readonly exclusion: Exclusion }) {
  const t = useTranslations('protection.now');
  const moment = useMoment();
  return (
    <>
      <h2 className="text-balance text-xl">{t(kind === 'TIME_OUT' ? 'timeOut' : 'exclusion')}</h2>
      <p className="text-balance text-muted">
        {until === null ? t('forGood') : t('until', { time: moment(until) })}
      </p>
    </>
  );
}
