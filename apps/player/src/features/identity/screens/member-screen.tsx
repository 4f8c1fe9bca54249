import { Avatar } from '@maneki/ui/avatar';
import { Card, TreasurePanel } from '@maneki/ui/card';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag } from '@maneki/ui/tag';
import { useTranslations } from 'use-intl';
import { useArt, useImageHosts } from '#platform/use-art.ts';
import { EntryButton, EntryLink } from '../account/entry-row.tsx';
import { memberTypeName } from '../account/member-type.ts';
import { useLogout } from '../account/use-logout.ts';
import { useTimes } from '../account/use-times.ts';
import { nameOf, useMember } from '../use-member.ts';

/** The member's own page: who they are here, and where to look after it. */
export default function MemberScreen() {
  const t = useTranslations('identity');
  const logOut = useLogout();
  return (
    <div className="grid gap-4 p-4">
      <MemberCard />
      <Card isFlush>
        <EntryLink href="/m/securityCenter" icon="shield" text={t('member.security')} />
        <EntryLink href="/m/set" icon="settings" text={t('member.settings')} />
      </Card>
      <Card isFlush>
        <EntryButton icon="log-out" text={t('settings.logout')} onPress={logOut} />
      </Card>
    </div>
  );
}

function MemberCard() {
  const t = useTranslations('identity.member');
  const times = useTimes();
  const { avatar } = useArt();
  const hosts = useImageHosts();
  const member = useMember();
  // Nobody, for the moment between a logout and the page that follows it.
  if (!member) return <Skeleton className="h-36" />;
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
          <Tag tone="gold">{t(`type.${memberTypeName(member.type)}`)}</Tag>
        </div>
      </div>
      <p className="numerals text-sm opacity-85" suppressHydrationWarning>
        {member.expiresAt
          ? t('trialEnds', { date: times.moment(member.expiresAt) })
          : t('since', { date: times.day(member.registeredAt) })}
      </p>
    </TreasurePanel>
  );
}
