import { PROMOTION_KINDS, type PromotionKind } from '@maneki/contract/rewards/promotion';
import { Card } from '@maneki/ui/card';
import { Link } from '@maneki/ui/link';
import { ListMessage } from '@maneki/ui/list-message';
import { Picture } from '@maneki/ui/picture';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { call } from '#platform/call/browser.ts';
import { promotionsQuery, type ShownSummary } from '../queries.ts';
import { TimeLeft } from './time-left.tsx';

/** What the merchant offers, by kind. */
export function PromotionList() {
  const t = useTranslations('promotions');
  const shell = useTranslations('shell.actions');
  const { data, isError, refetch } = useQuery(promotionsQuery(call));
  if (isError && !data)
    return (
      <ListMessage
        icon="circle-alert"
        title={t('failed')}
        action={{ text: shell('retry'), onPress: () => refetch() }}
      />
    );
  if (!data) return <ListSkeleton />;
  if (data.length === 0)
    return <ListMessage icon="gift" title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <div className="grid gap-6 px-4 pt-3 pb-8">
      {PROMOTION_KINDS.map((kind) => (
        <Kind key={kind} kind={kind} promotions={data.filter((each) => each.kind === kind)} />
      ))}
    </div>
  );
}

type KindProps = { readonly kind: PromotionKind; readonly promotions: readonly ShownSummary[] };

function Kind({ kind, promotions }: KindProps) {
  const t = useTranslations('promotions.kinds');
  if (promotions.length === 0) return null;
  return (
    <section aria-labelledby={`kind-${kind}`}>
      <SectionHeading id={`kind-${kind}`} title={t(kind)} />
      <ul className="grid gap-3">
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PromotionCard({ promotion }: { readonly promotion: ShownSummary }) {
  const { defaultBanner } = useArt();
  const hosts = useImageHosts();
  const { id, title, image, endsAt } = promotion;
  return (
    <Link href={`/m/activity?id=${id}`} className="block rounded-card">
      <Card isFlush className="overflow-hidden">
        {image && (
          <Picture
            image={image}
            alt=""
            hosts={hosts}
            fallback={defaultBanner}
            sizes="(min-width: 480px) 448px, 92vw"
            className="aspect-[358/150]"
          />
        )}
        <div className="grid gap-1 px-4 py-3">
          <h3 className="text-balance font-bold text-base">{title}</h3>
          <TimeLeft endsAt={endsAt} />
        </div>
      </Card>
    </Link>
  );
}

const ListSkeleton = () => (
  <div className="grid gap-3 px-4 pt-3">
    <Skeleton className="h-52" />
    <Skeleton className="h-52" />
    <Skeleton className="h-52" />
  </div>
);
