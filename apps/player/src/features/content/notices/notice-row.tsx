import type { Notice } from '@maneki/contract/content/schemas';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { Skeleton, SkeletonText } from '@maneki/ui/skeleton';
import { Tag } from '@maneki/ui/tag';
import { useTranslations } from 'use-intl';
import { useNoticeDay } from './use-notice-day.ts';

type NoticeRowProps = { readonly notice: Notice; readonly isRead: boolean };

/** The title of an announcement, when it was made, and whether it is new to the reader. */
export function NoticeRow({ notice, isRead }: NoticeRowProps) {
  const t = useTranslations('content.notices');
  const dayOf = useNoticeDay();
  const { announcementId, title, publishedAt, pinned } = notice;
  return (
    <Link
      href={`/m/notice?${new URLSearchParams({ id: announcementId })}`}
      data-read={isRead || undefined}
      className="surface group relative flex min-h-18 items-center gap-2.5 rounded-card py-3 pr-3 pl-3.5 transition active:scale-[0.99]"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-raised text-gold-text group-data-read:text-faint">
        <Icon name={pinned ? 'star' : 'megaphone'} className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-balance font-bold leading-snug group-data-read:font-semibold group-data-read:text-muted">
          {title}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-faint text-xs">
          <time dateTime={publishedAt} className="numerals">
            {dayOf(publishedAt)}
          </time>
          {pinned && <Tag>{t('pinned')}</Tag>}
          {!isRead && <Tag tone="primary">{t('new')}</Tag>}
        </span>
      </span>
      <Icon name="chevron-right" className="size-4.5 shrink-0 text-faint" />
    </Link>
  );
}

export const NoticeRowSkeleton = () => (
  <div className="surface flex min-h-18 items-center gap-2.5 rounded-card py-3 pr-3 pl-3.5">
    <Skeleton className="size-10 shrink-0 rounded-pill" />
    <div className="min-w-0 flex-1">
      <SkeletonText lines={2} />
    </div>
  </div>
);
