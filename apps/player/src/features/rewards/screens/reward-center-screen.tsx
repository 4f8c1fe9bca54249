import { Button } from '@maneki/ui/button';
import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { PastRewards } from '../centre/past-rewards.tsx';
import { type Reward, waitingQuery } from '../centre/queries.ts';
import { RewardCard } from '../centre/reward-card.tsx';
import { useClaim } from '../centre/use-claim.ts';
import { useRewardNews } from '../use-reward-news.ts';

/** Everything that waits for the member, from wherever it came, and what became of the rest. */
export default function RewardCenterScreen() {
  const shell = useTranslations('shell');
  const t = useTranslations('rewards.centre');
  const { data, isError, refetch } = useQuery(waitingQuery);
  useRewardNews();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <DemoNote />
      {data && <Waiting rewards={data} />}
      {!data && isError && (
        <ListMessage
          icon="circle-alert"
          title={t('unread')}
          action={{ text: shell('actions.retry'), onPress: () => refetch() }}
        />
      )}
      {!data && !isError && (
        <div aria-busy="true" className="grid gap-4">
          <p role="status" className="sr-only">
            {shell('notices.loading')}
          </p>
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      )}
      <PastRewards />
    </div>
  );
}

function Waiting({ rewards }: { readonly rewards: readonly Reward[] }) {
  const t = useTranslations('rewards.centre');
  const { claim, claimAll, pending } = useClaim();
  if (rewards.length === 0)
    return <ListMessage icon="gift" title={t('empty')} text={t('emptyText')} />;
  const claimable = rewards.filter(({ state }) => state === 'CLAIMABLE');
  return (
    <>
      {claimable.length > 1 && (
        <Button isWide isPending={pending === 'all'} disabled={!!pending} onClick={claimAll}>
          {t('claimAll', { count: String(claimable.length) })}
        </Button>
      )}
      <ul className="grid gap-3">
        {rewards.map((reward) => (
          <li key={reward.id}>
            <RewardCard
              reward={reward}
              isPending={pending === reward.id}
              isDisabled={!!pending}
              isAlone={claimable.length === 1 && claimable[0] === reward}
              onClaim={() => claim(reward.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
