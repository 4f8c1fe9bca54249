import { ListMessage } from '@maneki/ui/list-message';
import { SearchField } from '@maneki/ui/search-field';
import { Skeleton } from '@maneki/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoreButton } from '#platform/reading/more-button.tsx';
import { type TeamMember, teamRebatesQuery } from '../rebate/queries.ts';
import { RaiseSheet } from '../rebate/raise-sheet.tsx';
import { TeamList } from '../rebate/team-list.tsx';
import { useRebateNews } from '../rebate/use-rebate-news.ts';

const NAME_MAX = 30;

/** What those directly below get, and giving them more. */
export default function TeamRebateScreen() {
  const t = useTranslations('rebates');
  const [username, setUsername] = useState('');
  useRebateNews();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <SearchField
        label={t('team.search')}
        searchLabel={t('team.find')}
        clearLabel={t('team.clear')}
        value={username}
        onSearch={setUsername}
        maxLength={NAME_MAX}
      />
      <Team username={username} />
    </div>
  );
}

function Team({ username }: { readonly username: string }) {
  const t = useTranslations('rebates');
  const shell = useTranslations('shell');
  const query = useInfiniteQuery(teamRebatesQuery(username));
  const [raised, setRaised] = useState<TeamMember>();
  const members = query.data?.pages.flatMap((page) => page.members);
  const own = query.data?.pages[0]?.own ?? [];
  if (!members && query.isError && !query.isFetching)
    return (
      <ListMessage
        icon="circle-alert"
        title={t('unread')}
        action={{ text: shell('actions.retry'), onPress: () => void query.refetch() }}
      />
    );
  if (!members)
    return (
      <div className="grid gap-3" aria-busy="true">
        <p role="status" className="sr-only">
          {shell('notices.loading')}
        </p>
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    );
  if (members.length === 0)
    return username === '' ? (
      <ListMessage
        icon="users"
        title={t('team.empty')}
        text={t('team.emptyText')}
        action={{ text: t('team.toLinks'), href: '/m/agentRegister' }}
      />
    ) : (
      <ListMessage icon="search" title={t('team.nobody')} />
    );
  return (
    <>
      <TeamList members={members} own={own} onRaise={setRaised} />
      <MoreButton query={query} text={t('team.more')} />
      <RaiseSheet member={raised} own={own} onClose={() => setRaised(undefined)} />
    </>
  );
}
