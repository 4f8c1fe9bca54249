import { SkeletonText } from '@maneki/ui/skeleton';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { atOnce, lazyPart } from '#app/loading/lazy-part.ts';
import { GameCentre } from '#features/catalog';
import { SideMenu as AccountMenu } from '#features/identity';
import { useStatus } from '#features/site';
import { words } from '#platform/words/words.ts';
import { LanguageSwitch } from '../preferences/language-switch.tsx';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';
import { MenuExtras } from './menu-extras.tsx';

/** Guests have nothing here to look after: its code and words come for members. */
const loadMoney = async () => {
  const needed = import.meta.env.SSR || words.ensure(['wallet']);
  const [module] = await Promise.all([import('./menu-money.tsx'), needed]);
  return module;
};
const MenuBalance = lazyPart(atOnce, async () => (await loadMoney()).MenuBalance);
const MoneyEntries = lazyPart(atOnce, async () => (await loadMoney()).MoneyEntries);

type SideMenuProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** What the menu holds: the account's entries with the member's money, all games, and the frame's own switches. */
export function SideMenu({ isOpen, onClose }: SideMenuProps) {
  const t = useTranslations('shell.menu');
  const { menu } = useStatus().info.whitelabel;
  return (
    <AccountMenu
      onClose={onClose}
      menu={menu}
      balance={
        <Suspense fallback={<SkeletonText lines={5} />}>
          <MenuBalance menu={menu} onClose={onClose} />
        </Suspense>
      }
      entries={
        <Suspense fallback={<SkeletonText lines={4} />}>
          <MoneyEntries menu={menu} onClose={onClose} />
        </Suspense>
      }
      games={<GameCentre title={t('games')} />}
      more={<MenuExtras isOpen={isOpen} onClose={onClose} />}
    >
      <LanguageSwitch />
      <ThemeSwitch />
    </AccountMenu>
  );
}
