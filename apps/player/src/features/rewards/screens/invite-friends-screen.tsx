import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { AgentDialog } from '../referral/agent-dialog.tsx';
import { CountsPanel } from '../referral/counts-panel.tsx';
import { FriendList } from '../referral/friend-list.tsx';
import { InvitationCard } from '../referral/invitation-card.tsx';
import { referralQuery } from '../referral/queries.ts';
import { ReferralTerms } from '../referral/referral-terms.tsx';
import { useRewardNews } from '../use-reward-news.ts';

/** Inviting friends: with what, who came, what is missing, and what it gives. */
export default function InviteFriendsScreen() {
  const t = useTranslations('referral');
  const shell = useTranslations('shell');
  const { data: referral, isError, isFetching, refetch } = useQuery(referralQuery);
  useRewardNews();
  if (!referral && isError && !isFetching)
    return (
      <ListMessage
        icon="circle-alert"
        title={t('unread')}
        action={{ text: shell('actions.retry'), onPress: () => void refetch() }}
      />
    );
  if (!referral)
    return (
      <div className="grid gap-4 p-4" aria-busy="true">
        <p role="status" className="sr-only">
          {shell('notices.loading')}
        </p>
        <Skeleton className="h-56" />
        <Skeleton className="h-96" />
      </div>
    );
  if (referral.state === 'SOON')
    return <ListMessage icon="users" title={t('soon')} text={t('soonText')} />;
  if (referral.state === 'AGENT') return <AgentDialog codes={referral.codes} />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <DemoNote />
      <CountsPanel referral={referral} />
      <InvitationCard referral={referral} />
      <FriendList terms={referral.terms} />
      <ReferralTerms terms={referral.terms} />
    </div>
  );
}
