import { Avatar } from '@maneki/ui/avatar';
import { Card, TreasurePanel } from '@maneki/ui/card';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag } from '@maneki/ui/tag';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { nameOf, useMember } from '../use-member.ts';
import { EntryLink } from './entry-row.tsx';
import { memberTypeName } from './member-type.ts';
import { useTimes } from './use-times.ts';

/** Where a member looks after the account itself. */
export function MemberEntries() {
  const t = useTranslations('identity.member');
  const titles = useTranslations('shell.titles');
  return (
    <Card isFlush>
      <EntryLink href="/m/securityCenter" icon="shield" text={t('security')} />
      <EntryLink href="/m/safePlay" icon="pause" text={titles('safePlay')} />
      <EntryLink href="/m/set" icon="settings" text={t('settings')} />
    </Card>
  );
}

/** Who the member is here; and under it what they have, which another feature knows. */
export function MemberCard({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('identity.member');
  const types = useTranslations('shell.memberTypes');
  const times = useTimes();
  const { avatar } = useArt();
  const hosts = useImageHosts();
  const member = useMember();
  // Nobody, for the moment between a logout and the page that follows it.
  if (!member) return <Skeleton className="h-56" />;
  return (
    <TreasurePanel className="grid gap-4">
      <div className="flex items-center gap-4">
        <Avatar image={avatar} hosts={hosts} name="" size="large" isRinged />
        <div className="grid min-w-0 flex-1 justify-items-start gap-1">
          <h2 className="wrap-anywhere text-xl">{nameOf(member)}</h2>
          <p className="wrap-anywhere text-sm opacity-85">
            {t('account')}
            {': '}
            {member.account}
          </p>
          <Tag tone="gold">{types(memberTypeName(member.type))}</Tag>
        </div>
      </div>
      <p className="numerals text-sm opacity-85" suppressHydrationWarning>
        {member.expiresAt
          ? t('trialEnds', { date: times.moment(member.expiresAt) })
          : t('since', { date: times.day(member.registeredAt) })}
      </p>
      {children}
    </TreasurePanel>
  );
}
