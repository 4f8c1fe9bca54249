import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import { useMember } from '../use-member.ts';
import { EntryButton, EntryLink } from './entry-row.tsx';
import { useLogout } from './use-logout.ts';

/** The settings that need an account; without one they lead to the login. */
export function SettingsEntries() {
  const t = useTranslations('identity.settings');
  const titles = useTranslations('shell.titles');
  const member = useMember();
  return (
    <Card isFlush>
      <EntryLink
        href={member ? '/m/changePsw' : '/m/login'}
        icon="lock"
        text={t('changePassword')}
      />
      <EntryLink href="/m/securityCenter" icon="shield" text={t('security')} />
      <EntryLink href="/m/member/notifications" icon="bell" text={titles('notifications')} />
    </Card>
  );
}

export function LogoutCard() {
  const t = useTranslations('identity.settings');
  const logOut = useLogout();
  if (!useMember()) return null;
  return (
    <Card isFlush>
      <EntryButton icon="log-out" text={t('logout')} onPress={logOut} />
    </Card>
  );
}
