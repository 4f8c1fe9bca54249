import type { TeamMember } from '@maneki/contract/agents/team-schemas';
import { List } from '@maneki/ui/list';
import { SearchField } from '@maneki/ui/search-field';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { useRecordList } from '#platform/records/use-record-list.ts';
import { Crumbs } from '../team/crumbs.tsx';
import { MemberRow, MemberRowSkeleton } from '../team/member-row.tsx';
import { teamMembersQuery } from '../team/queries.ts';
import { usePromote } from '../team/use-promote.ts';

const NAME_CHARACTERS_MAX = 32;
const PAGE = '/m/member/team';
const pageOf = (parentId: string | undefined) => (parentId ? `${PAGE}?below=${parentId}` : PAGE);

/** Who is in the agent's team, level by level, or by the beginning of a name. */
export default function TeamMembersScreen() {
  const t = useTranslations('team.members');
  const format = useFormatter();
  const [address, setAddress] = useSearchParams();
  const search = address.get('name') ?? undefined;
  const parentId = search ? undefined : (address.get('below') ?? undefined);
  const query = useInfiniteQuery(teamMembersQuery({ parentId, search }));
  const promote = usePromote();
  const list = useRecordList(query, t('end'));
  const first = query.data?.pages[0];
  return (
    <div className="grid grid-cols-1 gap-3 px-4 pt-3 pb-8">
      <SearchField
        label={t('search')}
        searchLabel={t('find')}
        clearLabel={t('clear')}
        value={search ?? ''}
        maxLength={NAME_CHARACTERS_MAX}
        onSearch={(name) => setAddress(new URLSearchParams(name ? { name } : {}))}
      />
      {first && !search && <Crumbs crumbs={first.crumbs} hrefOf={pageOf} />}
      <p role="status" className="min-h-5 text-muted text-sm">
        {first &&
          !search &&
          t('count', { direct: first.directCount, all: format.number(first.teamCount) })}
      </p>
      <List
        {...list}
        label={t('label')}
        items={list.rows}
        keyOf={({ memberId }: TeamMember) => memberId}
        skeleton={<MemberRowSkeleton />}
        empty={
          search
            ? { icon: 'search', title: t('nobody'), text: t('nobodyText') }
            : {
                icon: 'users',
                title: t('empty'),
                text: t('emptyText'),
                action: { text: t('invite'), href: '/m/agentRegister' },
              }
        }
      >
        {(member) => (
          <MemberRow
            member={member}
            href={pageOf(member.memberId)}
            onPromote={() => void promote(member)}
          />
        )}
      </List>
    </div>
  );
}
