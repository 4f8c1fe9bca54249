import { SectionHeading } from '@maneki/ui/section-heading';
import { Tag } from '@maneki/ui/tag';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { MoreButton } from '#platform/reading/more-button.tsx';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { pastQuery, type Reward } from './queries.ts';
import { useRewardName } from './reward-card.tsx';
import { useWorth } from './use-worth.ts';

/** What was claimed or has expired, the latest first; nothing at all before there is any. */
export function PastRewards() {
  const t = useTranslations('rewards.centre');
  const query = useInfiniteQuery(pastQuery);
  const rewards = query.data?.pages.flatMap((page) => page.rewards) ?? [];
  if (rewards.length === 0) return null;
  return (
    <section aria-labelledby="past-rewards" className="grid gap-2">
      <SectionHeading id="past-rewards" title={t('past')} />
      <ul className="surface divide-y divide-line overflow-hidden rounded-card">
        {rewards.map((reward) => (
          <li key={reward.id}>
            <PastRow reward={reward} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} text={t('more')} />
    </section>
  );
}

function PastRow({ reward }: { readonly reward: Reward }) {
  const t = useTranslations('rewards.states');
  const nameOf = useRewardName();
  const worth = useWorth();
  const { moment } = useRecordTimes();
  const isClaimed = reward.state === 'CLAIMED';
  return (
    <article className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere min-w-0 font-body font-semibold text-sm">{nameOf(reward)}</h3>
        <Tag tone={isClaimed ? 'success' : 'plain'}>{t(reward.state)}</Tag>
      </div>
      <div className="numerals flex flex-wrap justify-between gap-x-3 text-muted text-xs">
        <span>{worth(reward)}</span>
        {reward.endedAt && <time dateTime={reward.endedAt}>{moment(reward.endedAt)}</time>}
      </div>
    </article>
  );
}
