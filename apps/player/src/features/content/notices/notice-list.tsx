import { List } from '@maneki/ui/list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { useEndlessList } from '#platform/reading/use-endless-list.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { type NoticeKind, noticesQuery } from '../queries.ts';
import { NoticeRow, NoticeRowSkeleton } from './notice-row.tsx';
import { useReadIds } from './read-memory.ts';
import { isRead } from './read-state.ts';
import { useUnreadNotices } from './use-unread-notices.ts';

/** Every announcement that the reader may see, in the operator's order. */
export function NoticeList({ kind = 'PL' }: { readonly kind?: NoticeKind }) {
  const t = useTranslations('content.notices');
  const reader = useViewer().member?.id ?? null;
  const here = useReadIds(reader);
  const query = useInfiniteQuery(noticesQuery(call, kind));
  const list = useEndlessList(query, t);
  const notices = query.data?.pages.flatMap((page) => page.list) ?? [];
  const count = useUnreadNotices(kind);
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
        skeleton={<NoticeRowSkeleton />}
        empty={{
          icon: 'megaphone',
          title: t('emptyTitle'),
          text: t('emptyText'),
          action: { text: t('home'), href: '/m/home' },
        }}
        {...list}
      >
        {(notice) => <NoticeRow notice={notice} isRead={isRead(notice, here)} />}
      </List>
    </div>
  );
}
