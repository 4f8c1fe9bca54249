import { ENDLESS_SCROLL_THRESHOLD_PX, LOAD_MORE_THROTTLE_MS } from '@maneki/contract/constants';
import { List, type ListMore } from '@maneki/ui/list';
import type { ListMessageWords } from '@maneki/ui/list-message';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { findListState, findMoreState } from '#platform/reading/list-reading.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { noticesQuery } from '../queries.ts';
import { NoticeRow, NoticeRowSkeleton } from './notice-row.tsx';
import { useReadIds } from './read-memory.ts';
import { isRead } from './read-state.ts';
import { useUnreadNotices } from './use-unread-notices.ts';

/** Every announcement that the reader may see, in the operator's order. */
export function NoticeList() {
  const t = useTranslations('content.notices');
  const shell = useTranslations('shell');
  const reader = useViewer().member?.id ?? null;
  const here = useReadIds(reader);
  const query = useInfiniteQuery(noticesQuery(call));
  const words = useNoticeWords(query);
  const notices = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const count = useUnreadNotices();
  return (
    <div className="px-4 pt-3 pb-8">
      <p role="status" className="flex min-h-8 items-center text-muted text-sm">
        {count > 0 && t('unread', { count: String(count) })}
      </p>
      <List
        label={t('label')}
        layout="cards"
        items={notices}
        keyOf={({ announcementId }) => announcementId}
        state={findListState(query)}
        skeleton={<NoticeRowSkeleton />}
        loadingLabel={shell('notices.loading')}
        {...words}
      >
        {(notice) => <NoticeRow notice={notice} isRead={isRead(notice, here)} />}
      </List>
    </div>
  );
}

function useNoticeWords(query: UseInfiniteQueryResult): {
  readonly empty: ListMessageWords;
  readonly error: ListMessageWords;
  readonly more: ListMore;
} {
  const t = useTranslations('content.notices');
  const shell = useTranslations('shell');
  const isAway = query.fetchStatus === 'paused';
  const retry = { text: shell('actions.retry'), onPress: () => query.refetch() };
  return {
    empty: {
      icon: 'megaphone',
      title: t('emptyTitle'),
      text: t('emptyText'),
      action: { text: t('home'), href: '/m/home' },
    },
    error: isAway
      ? { icon: 'wifi-off', title: t('offline'), text: t('offlineText') }
      : { icon: 'circle-alert', title: t('failed'), text: t('failedText'), action: retry },
    more: {
      state: findMoreState(query),
      onMore: () => query.fetchNextPage(),
      thresholdPx: ENDLESS_SCROLL_THRESHOLD_PX,
      throttleMs: LOAD_MORE_THROTTLE_MS,
      loadingLabel: shell('notices.loading'),
      endText: t('end'),
      errorText: isAway ? t('offline') : t('moreFailed'),
      retryText: shell('actions.retry'),
    },
  };
}
