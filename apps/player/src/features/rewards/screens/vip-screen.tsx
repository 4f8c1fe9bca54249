import { Card } from '@maneki/ui/card';
import { ListMessage } from '@maneki/ui/list-message';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useRewardNews } from '../use-reward-news.ts';
import { KeepCard } from '../vip/keep-card.tsx';
import { LevelBenefits } from '../vip/level-benefits.tsx';
import { LevelPanel } from '../vip/level-panel.tsx';
import { vipQuery } from '../vip/queries.ts';

const RULES = ['once', 'new', 'monthly', 'birthday', 'stake', 'calm'] as const;

/** The member's level, how it is kept, and what every level asks for and gives. */
export default function VipScreen() {
  const t = useTranslations('vip');
  const shell = useTranslations('shell');
  const { data: vip, isError, isFetching, refetch } = useQuery(vipQuery);
  useRewardNews();
  if (!vip && isError && !isFetching)
    return (
      <ListMessage
        icon="circle-alert"
        title={t('unread')}
        action={{ text: shell('actions.retry'), onPress: () => void refetch() }}
      />
    );
  if (!vip)
    return (
      <div className="grid gap-4 p-4" aria-busy="true">
        <p role="status" className="sr-only">
          {shell('notices.loading')}
        </p>
        <Skeleton className="h-64" />
        <Skeleton className="h-28" />
        <Skeleton className="h-72" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <LevelPanel vip={vip} />
      <KeepCard vip={vip} />
      <LevelBenefits key={vip.level} vip={vip} />
      <section aria-labelledby="vip-rules">
        <SectionHeading id="vip-rules" title={t('rules.title')} />
        <Card>
          <ul className="grid list-disc gap-2 pl-5 text-muted text-sm leading-relaxed">
            {RULES.map((rule) => (
              <li key={rule}>{t(`rules.${rule}`)}</li>
            ))}
          </ul>
        </Card>
      </section>
    </div>
  );
}
