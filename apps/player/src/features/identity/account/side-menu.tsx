import type { MenuSettings } from '@maneki/contract/site/menu';
import { ButtonLink } from '@maneki/ui/button';
import { Tag } from '@maneki/ui/tag';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HeadIcon } from '../head-icon/head-icon.tsx';
import { nameOf, useMember } from '../use-member.ts';
import { clubOf } from './club-label.ts';
import { EntryButton, EntryLink } from './entry-row.tsx';
import { memberTypeName } from './member-type.ts';
import { useCloseOnNewPage } from './use-close-on-new-page.ts';
import { useLogout } from './use-logout.ts';

type SideMenuProps = {
  readonly onClose: () => void;
  /** What the merchant leaves in. */
  readonly menu: MenuSettings;
  /** What a member has, and where it can be looked after: other features know. */
  readonly balance: ReactNode;
  readonly entries: ReactNode;
  /** Where anybody can play. */
  readonly games: ReactNode;
  /** What there is to do and to read beside playing. */
  readonly more: ReactNode;
  /** The switches for language and theme, which are the frame's. */
  readonly children: ReactNode;
};

/** What stands in the menu at the right side: who is here, what can be played, and where to go about the account. */
export function SideMenu({ onClose, menu, children, ...parts }: SideMenuProps) {
  const t = useTranslations('shell.menu');
  const member = useMember();
  useCloseOnNewPage(onClose);
  return (
    <>
      <Greeting />
      {member && parts.balance}
      {parts.games}
      <nav aria-label={t('title')} className="-mx-4 mt-3 border-line border-y py-1.5">
        {member && menu.member && (
          <EntryLink href="/m/member/home" icon="user" text={t('member')} />
        )}
        {member && parts.entries}
        {member && menu.security && (
          <EntryLink href="/m/securityCenter" icon="shield" text={t('security')} />
        )}
        {!member && menu.trial && <EntryLink href="/m/trail" icon="play" text={t('trial')} />}
        {parts.more}
        {menu.settings && <EntryLink href="/m/set" icon="settings" text={t('settings')} />}
        {menu.terms && <EntryLink href="/m/terms" icon="info" text={t('terms')} />}
        {member && <LogoutEntry onPress={onClose} />}
      </nav>
      <div className="flex items-center gap-3 pt-4">{children}</div>
    </>
  );
}

function Greeting() {
  const t = useTranslations('shell');
  const member = useMember();
  return (
    <div>
      <div className="flex items-center gap-3.5">
        <HeadIcon size="medium" />
        <div className="min-w-0 flex-1">
          <p className="text-muted text-sm">{t(member ? 'menu.hello' : 'menu.guest')}</p>
          {member && <p className="clip font-bold text-lg">{nameOf(member)}</p>}
          {!member && <p className="font-semibold">{t('menu.guestText')}</p>}
        </div>
        {member && (
          <Tag tone="gold">{clubOf(member) ?? t(`memberTypes.${memberTypeName(member.type)}`)}</Tag>
        )}
      </div>
      {!member && (
        <div className="flex flex-wrap gap-3 pt-4 *:flex-1">
          <ButtonLink href="/m/login" kind="quiet">
            {t('menu.login')}
          </ButtonLink>
          <ButtonLink href="/m/register">{t('menu.register')}</ButtonLink>
        </div>
      )}
    </div>
  );
}

/** The question lies in the middle of the screen, so the menu makes room for it. */
function LogoutEntry({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslations('shell.menu');
  const logOut = useLogout();
  return (
    <EntryButton
      icon="log-out"
      text={t('logout')}
      onPress={() => {
        onPress();
        logOut();
      }}
    />
  );
}
