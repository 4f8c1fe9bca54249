import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import { SideMenu as AccountMenu, EntryLink, useMember } from '#features/identity';
import { BalanceOverview } from '#features/wallet';
import { moneyPagesOf } from '../money-pages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The account's menu with the member's money and the frame's own switches. */
export function SideMenu(props: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <AccountMenu
      {...props}
      balance={<MenuBalance />}
      entries={<MoneyEntries />}
      games={<GameEntries />}
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

function GameEntries() {
  const t = useTranslations('shell.titles');
  return (
    <>
      <EntryLink href="/m/rng" icon="games" text={t('rng')} />
      <EntryLink href="/m/fairness" icon="circle-check" text={t('fairness')} />
    </>
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
