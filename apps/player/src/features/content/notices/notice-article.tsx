import { ButtonLink } from '@maneki/ui/button';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { ListMessage } from '@maneki/ui/list-message';
import { Picture } from '@maneki/ui/picture';
import { Skeleton, SkeletonText } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { call } from '#platform/call/browser.ts';
import { isRefused } from '#platform/call/refused-error.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { findLinkTarget } from '../link-target.ts';
import { markRead } from '../mutations.ts';
import { noticeQuery } from '../queries.ts';
import { RichText } from '../rich-text.tsx';
import type { ShownNotice } from '../shown-content.ts';
import { useNoticeDay } from './use-notice-day.ts';

type NoticeArticleProps = { readonly announcementId: string };

/** One announcement in full. Whoever has it before them has read it. */
export function NoticeArticle({ announcementId }: NoticeArticleProps) {
  const t = useTranslations('content.notices');
  const reader = useViewer().member?.id ?? null;
  const reading = useQuery(noticeQuery(call, announcementId));
  const { data: notice, error } = reading;
  const isThere = notice !== undefined;
  useEffect(() => {
    if (isThere) markRead(reader, announcementId);
  }, [isThere, reader, announcementId]);
  return (
    <div className="px-4 pt-2 pb-8">
      <Link
        href="/m/notice"
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-muted text-sm hover:text-text"
      >
        <Icon name="chevron-left" className="size-4.5" />
        {t('back')}
      </Link>
      {reading.isPending && <ArticleSkeleton />}
      {!notice && error && <Trouble error={error} onRetry={() => reading.refetch()} />}
      {notice && <Article notice={notice} />}
    </div>
  );
}

function Article({ notice }: { readonly notice: ShownNotice }) {
  const t = useTranslations('content.notices');
  const dayOf = useNoticeDay();
  const { defaultBanner } = useArt();
  const hosts = useImageHosts();
  const target = findLinkTarget(notice);
  return (
    <article className="grid grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h2 className="text-balance text-xl">{notice.title}</h2>
        <time dateTime={notice.publishedAt} className="text-faint text-sm">
          {dayOf(notice.publishedAt)}
        </time>
      </header>
      {notice.image && (
        <Picture
          image={notice.image}
          alt=""
          hosts={hosts}
          fallback={defaultBanner}
          sizes="(min-width: 480px) 448px, 92vw"
          className="aspect-[358/190] rounded-card"
        />
      )}
      <RichText html={notice.content} />
      {target && (
        <ButtonLink href={target.href} {...(target.isExternal ? { target: '_blank' } : {})} isWide>
          {t('open')}
        </ButtonLink>
      )}
    </article>
  );
}

/** An announcement that is gone stays gone; anything else may be tried again. */
function Trouble({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useTranslations('content.notices');
  const shell = useTranslations('shell.actions');
  if (isRefused(error, 'content.notice_unknown'))
    return (
      <ListMessage
        icon="megaphone"
        title={t('goneTitle')}
        text={t('goneText')}
        action={{ text: t('back'), href: '/m/notice' }}
      />
    );
  return (
    <ListMessage
      icon="circle-alert"
      title={t('failed')}
      text={t('failedText')}
      action={{ text: shell('retry'), onPress: onRetry }}
    />
  );
}

const ArticleSkeleton = () => (
  <div className="grid gap-5 pt-1">
    <Skeleton className="h-7 w-4/5 rounded-pill" />
    <SkeletonText lines={5} />
    <SkeletonText lines={4} />
  </div>
);
