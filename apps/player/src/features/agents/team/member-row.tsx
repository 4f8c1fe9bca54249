import type { TeamMember } from '@maneki/contract/agents/team-schemas';
import { Button } from '@maneki/ui/button';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag } from '@maneki/ui/tag';
import { useFormatter, useTranslations } from 'use-intl';
import { plainAmount } from '#platform/records/signed-amount.ts';
import { Figure } from './figure.tsx';

type MemberRowProps = {
  readonly member: TeamMember;
  readonly href: string;
  readonly onPromote: () => void;
};

/** Somebody of the team: a name, how they stand here, and never who they are elsewhere. */
export function MemberRow({ member, href, onPromote }: MemberRowProps) {
  const t = useTranslations('team.members');
  const format = useFormatter();
  const { username, nickname, level, seenAt, isOnline, balance, balanceBand } = member;
  return (
    <article className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="wrap-anywhere min-w-0 font-body font-semibold text-base leading-tight">
          {username}
          {nickname && <span className="font-normal text-muted text-sm"> · {nickname}</span>}
        </h3>
        <p className="flex flex-wrap gap-1.5">
          <Tag tone={member.canPromote || level === 0 ? 'plain' : 'gold'}>
            {t(`types.${typeName(member.type)}`)}
          </Tag>
          {isOnline && <Tag tone="success">{t('online')}</Tag>}
          {member.isBlocked && <Tag tone="danger">{t('blocked')}</Tag>}
        </p>
      </div>
      <dl className="grid grid-cols-3 gap-x-3 gap-y-2">
        <Figure
          label={t('seen')}
          text={seenAt ? format.relativeTime(new Date(seenAt), { now: new Date() }) : t('never')}
        />
        <Figure
          label={t('balance')}
          text={balance === null ? t(`bands.${balanceBand}`) : plainAmount(balance)}
        />
        <Figure label={t('level')} text={format.number(level)} />
      </dl>
      <div className="-mb-1 flex flex-wrap items-center justify-between gap-2 empty:hidden">
        {member.directCount > 0 && (
          <Link
            href={href}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-gold-text text-sm"
          >
            {t('below', {
              direct: format.number(member.directCount),
              all: format.number(member.teamCount),
            })}
            <Icon name="chevron-right" className="size-4" />
          </Link>
        )}
        {member.canPromote && (
          <Button kind="quiet" size="small" onClick={onPromote}>
            {t('promote')}
          </Button>
        )}
      </div>
    </article>
  );
}

/** The demo line is called as the line that it shows. */
const typeName = (type: TeamMember['type']): 'player' | 'agent' | 'general' => {
  const kind = type >= 40 ? type - 40 : type;
  if (kind === 2) return 'general';
  return kind === 1 ? 'agent' : 'player';
};

export const MemberRowSkeleton = () => (
  <div className="grid gap-3 px-4 py-4">
    <Skeleton className="h-5 w-36 rounded-pill" />
    <Skeleton className="h-9" />
  </div>
);
