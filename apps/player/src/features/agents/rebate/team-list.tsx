import { writeRebate } from '@maneki/contract/agents/rebate-groups';
import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { Button } from '@maneki/ui/button';
import { Tag } from '@maneki/ui/tag';
import { useTranslations } from 'use-intl';
import type { OwnRebate, TeamMember } from './queries.ts';

type TeamListProps = {
  readonly members: readonly TeamMember[];
  readonly own: readonly OwnRebate[];
  readonly onRaise: (member: TeamMember) => void;
};

const AGENTS: readonly number[] = [MEMBER_TYPES.agent, MEMBER_TYPES.demoAgent];

/** Those directly below with what they have. */
export function TeamList({ members, own, onRaise }: TeamListProps) {
  const t = useTranslations('rebates');
  return (
    <ul aria-label={t('team.list')} className="grid gap-3">
      {members.map((member) => (
        <li key={member.memberId} className="surface grid gap-3 rounded-card p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h3 className="wrap-anywhere min-w-0 font-body font-semibold">{member.username}</h3>
            <Tag>{t(AGENTS.includes(member.type) ? 'team.type.agent' : 'team.type.player')}</Tag>
            <span className="ml-auto">
              {own.every(({ group, value }) => member.rebates[group] >= value) ? (
                <span className="text-muted text-xs">{t('team.same')}</span>
              ) : (
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={t('team.raiseOf', { username: member.username })}
                  onClick={() => onRaise(member)}
                >
                  {t('team.raise')}
                </Button>
              )}
            </span>
          </div>
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-3 gap-y-2">
            {own.map(({ group }) => (
              <div key={group} className="flex min-w-0 flex-col-reverse justify-end">
                <dt className="wrap-anywhere text-2xs text-muted">{t(`groups.${group}`)}</dt>
                <dd className="numerals font-semibold text-sm">
                  {writeRebate(group, member.rebates[group])}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
