import { hasRight } from '@maneki/contract/identity/member-types';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { ListMessage } from '@maneki/ui/list-message';
import { Picture } from '@maneki/ui/picture';
import { Skeleton, SkeletonText } from '@maneki/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { call } from '#platform/call/browser.ts';
import { isRefused } from '#platform/call/refused-error.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { ownPromotionQuery, promotionQuery, rewardsKeys, type ShownDetail } from '../queries.ts';
import { Comments } from './comments.tsx';
import { Conditions } from './conditions.tsx';
import { OwnPart } from './own-part.tsx';
import { TimeLeft } from './time-left.tsx';

/** One promotion: what it gives, what it asks, and the way to have it. */
export function PromotionArticle({ id }: { readonly id: string }) {
  const t = useTranslations('promotions');
  const { data, isPending, error, refetch } = useQuery(promotionQuery(call, id));
  return (
    <div className="px-4 pt-2 pb-8">
      <Link
        href="/m/activity"
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-muted text-sm hover:text-text"
      >
        <Icon name="chevron-left" className="size-4.5" />
        {t('all')}
      </Link>
      {isPending && <ArticleSkeleton />}
      {!data && error && <Trouble error={error} onRetry={() => refetch()} />}
      {data && <Article promotion={data} />}
    </div>
  );
}

function Article({ promotion }: { readonly promotion: ShownDetail }) {
  const { defaultBanner } = useArt();
  const hosts = useImageHosts();
  const { member } = useViewer();
  const isMember = member !== null && hasRight(member.type, 'cash');
  const client = useQueryClient();
  const own = useQuery({ ...ownPromotionQuery(promotion.id), enabled: isMember });
  // A member reads it in their own money, once that is known.
  const { gift, terms, currency } = own.data ?? promotion;
  return (
    <article className="grid grid-cols-1 gap-4">
      {promotion.image && (
        <Picture
          image={promotion.image}
          alt=""
          hosts={hosts}
          fallback={defaultBanner}
          sizes="(min-width: 480px) 448px, 92vw"
          className="aspect-[358/190] rounded-card"
        />
      )}
      <header className="grid gap-1">
        <h2 className="text-balance text-xl">{promotion.title}</h2>
        <TimeLeft
          endsAt={promotion.endsAt}
          isCounted
          onEnd={() => void client.invalidateQueries({ queryKey: rewardsKeys.all })}
        />
      </header>
      <p className="text-pretty leading-relaxed">{promotion.text}</p>
      <Conditions {...{ gift, terms, currency }} limits={promotion.limits} />
      <OwnPart promotion={promotion} own={own} isMember={isMember} />
      <Comments promotion={promotion} isMember={isMember} />
    </article>
  );
}

/** One that is over stays over; anything else may be tried again. */
function Trouble({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useTranslations('promotions');
  const shell = useTranslations('shell.actions');
  if (isRefused(error, 'rewards.promotion_unknown'))
    return (
      <ListMessage
        icon="gift"
        title={t('goneTitle')}
        text={t('goneText')}
        action={{ text: t('all'), href: '/m/activity' }}
      />
    );
  return (
    <ListMessage
      icon="circle-alert"
      title={t('failed')}
      action={{ text: shell('retry'), onPress: onRetry }}
    />
  );
}

const ArticleSkeleton = () => (
  <div className="grid gap-5 pt-1">
    <Skeleton className="aspect-[358/190]" />
    <SkeletonText lines={5} />
    <SkeletonText lines={4} />
  </div>
);
