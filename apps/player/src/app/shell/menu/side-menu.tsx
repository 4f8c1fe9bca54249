import type { MenuSettings } from '@maneki/contract/site/menu';
import { Card } from '@maneki/ui/card';
import { SkeletonText } from '@maneki/ui/skeleton';
import { useTranslations } from 'use-intl';
import { moneyPagesOf } from '#app/routes/money-pages.ts';
import { GameCentre } from '#features/catalog';
import { SideMenu as AccountMenu, EntryLink, useMember } from '#features/identity';
import { useStatus } from '#features/site';
import { BalanceOverview } from '#features/wallet';
import { useIsHydrated } from '#platform/moments/use-is-hydrated.ts';
import { LanguageSwitch } from '../preferences/language-switch.tsx';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';
import { MenuExtras } from './menu-extras.tsx';

type SideMenuProps = {
  readonly onClose: () => void;
  readonly onInstall: () => void;
};

/** What the menu holds: the account's entries with the member's money, all games, and the frame's own switches. */
export function SideMenu({ onClose, onInstall }: SideMenuProps) {
  const t = useTranslations('shell.menu');
  const { menu } = useStatus().info.whitelabel;
  const install = () => {
    onClose();
    onInstall();
  };
  return (
    <AccountMenu
      onClose={onClose}
      menu={menu}
      balance={<MenuBalance />}
      entries={<MoneyEntries menu={menu} />}
      games={<GameCentre title={t('games')} />}
      more={<MenuExtras onInstall={install} />}
    >
      <LanguageSwitch />
      <ThemeSwitch />
    </AccountMenu>
  );
}

function MenuBalance() {
  // By the time the menu is hydrated the balance may be another one than the server knew, or known at last.
  const isHydrated = useIsHydrated();
  return (
    <Card className="mt-4">
      {isHydrated ? <BalanceOverview place="card" /> : <SkeletonText lines={3} />}
    </Card>
  );
}

function MoneyEntries({ menu }: { readonly menu: MenuSettings }) {
  const t = useTranslations('wallet.entries');
  const member = useMember();
  return (
    member &&
    moneyPagesOf(member.type)
      .filter(({ name }) => menu[name])
      .map(({ href, icon, name }) => (
        <EntryLink key={href} href={href} icon={icon} text={t(name)} />
      ))
  );
}
