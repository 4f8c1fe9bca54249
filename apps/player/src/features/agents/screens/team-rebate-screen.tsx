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
import { useTrouble } from '../team/use-trouble.tsx';

const NAME_MAX = 30;

/** What those directly below get, and giving them more. */
export default function TeamRebateScreen() {
  const t = useTranslations('rebates');
  const [username, setUsername] = useState('');
  const query = useInfiniteQuery(teamRebatesQuery(username));
  const trouble = useTrouble(query, t('unread'));
  const [raised, setRaised] = useState<TeamMember>();
  useRebateNews();
  if (trouble) return trouble;
  const members = query.data?.pages.flatMap((page) => page.members);
  const own = query.data?.pages[0]?.own ?? [];
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
      {!members && <Waiting />}
      {members?.length === 0 && <Nobody isSearch={username !== ''} />}
      {members && members.length > 0 && (
        <TeamList members={members} own={own} onRaise={setRaised} />
      )}
      <MoreButton query={query} text={t('team.more')} />
      <RaiseSheet member={raised} own={own} onClose={() => setRaised(undefined)} />
    </div>
  );
}

function Waiting() {
  const shell = useTranslations('shell.notices');
  return (
    <div className="grid gap-3" aria-busy="true">
      <p role="status" className="sr-only">
        {shell('loading')}
      </p>
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  );
}

function Nobody({ isSearch }: { readonly isSearch: boolean }) {
  const t = useTranslations('rebates.team');
  if (isSearch) return <ListMessage icon="search" title={t('nobody')} />;
  return (
    <ListMessage
      icon="users"
      title={t('empty')}
      text={t('emptyText')}
      action={{ text: t('toLinks'), href: '/m/agentRegister' }}
    />
  );
}
