import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { writeDay } from '#platform/records/write-day.ts';
import { homeContentQuery } from '../queries.ts';
import { isTurning } from './is-turning.ts';

/** Long enough to read a title twice. */
const TURN_MS = 6_000;

/** One line that shows one announcement after the other, with its day; a tap opens that one. */
export function NoticeTicker() {
  const t = useTranslations('content.notices');
  const shell = useTranslations('shell.actions');
  const { language } = usePreferences();
  const { data } = useQuery(homeContentQuery(call));
  const notices = data?.notices ?? [];
  const line = useRef<HTMLElement>(null);
  const [position, setPosition] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const hasMany = notices.length > 1;
  useEffect(() => {
    if (!hasMany || isPaused) return;
    const timer = setInterval(() => {
      if (line.current && isTurning(line.current)) setPosition((shown) => shown + 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [hasMany, isPaused]);
  const notice = notices[position % Math.max(1, notices.length)];
  if (!notice) return null;
  return (
    <section
      ref={line}
      aria-label={t('latest')}
      className="surface mx-4 flex min-h-11 items-center rounded-field text-sm"
    >
      <Link
        key={notice.announcementId}
        href={`/m/notice?${new URLSearchParams({ id: notice.announcementId })}`}
        className="flex min-h-11 min-w-0 flex-1 animate-rise items-center gap-2.5 pl-3.5 motion-reduce:animate-none"
      >
        <Icon name="bell" className="size-4.5 shrink-0 text-gold-text max-[359px]:hidden" />
        <time dateTime={notice.publishedAt} className="numerals shrink-0 text-faint text-xs">
          {writeDay(notice.day, language)}
        </time>
        <span className="min-w-0 flex-1 truncate">{notice.title}</span>
      </Link>
      {hasMany && (
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center text-muted hover:text-text motion-reduce:hidden"
          aria-label={isPaused ? shell('play') : shell('pause')}
          onClick={() => setIsPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play-filled' : 'pause-filled'} className="size-4" />
        </button>
      )}
    </section>
  );
}
