import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import { GameCentre } from '#features/catalog';
import { SideMenu as AccountMenu, EntryLink, useMember } from '#features/identity';
import { BalanceOverview } from '#features/wallet';
import { moneyPagesOf } from '../money-pages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuExtras } from './menu-extras.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type SideMenuProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onInstall: () => void;
};

/** The account's menu with the member's money, all games, and the frame's own switches. */
export function SideMenu({ isOpen, onClose, onInstall }: SideMenuProps) {
  const t = useTranslations('identity.menu');
  const install = () => {
    onClose();
    onInstall();
  };
  return (
    <AccountMenu
      isOpen={isOpen}
      onClose={onClose}
      balance={<MenuBalance />}
      entries={<MoneyEntries />}
      games={<GameCentre title={t('games')} />}
      more={<MenuExtras onInstall={install} />}
    >
      <LanguageSwitch />
      <ThemeSwitch />
    </AccountMenu>
  );
}

function MenuBalance() {
  return (
    <Card className="mt-4">
      <BalanceOverview place="card" />
    </Card>
  );
}

function MoneyEntries() {
  const t = useTranslations('wallet.entries');
  const member = useMember();
  return (
    member &&
    moneyPagesOf(member.type).map(({ href, icon, name }) => (
      <EntryLink key={href} href={href} icon={icon} text={t(name)} />
    ))
  );
}
