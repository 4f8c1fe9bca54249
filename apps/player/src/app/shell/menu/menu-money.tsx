import { hasRight } from '@maneki/contract/identity/member-types';
import type { MenuSettings } from '@maneki/contract/site/menu';
import { Button, ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { SkeletonText } from '@maneki/ui/skeleton';
import { useTranslations } from 'use-intl';
import { CASH_PAGES, moneyPagesOf } from '#app/routes/money-pages.ts';
import { accountSheets, EntryButton, EntryLink, useMember } from '#features/identity';
import { BalanceOverview } from '#features/wallet';
import { useIsHydrated } from '#platform/moments/use-is-hydrated.ts';

export type MoneyProps = { readonly menu: MenuSettings; readonly onClose: () => void };

/** What a member has, and where real money moves. */
export function MenuBalance(props: MoneyProps) {
  // By the time the menu is hydrated the balance may be another one than the server knew, or known at last.
  const isHydrated = useIsHydrated();
  return (
    <Card className="mt-4 grid gap-3">
      {isHydrated ? <BalanceOverview place="card" /> : <SkeletonText lines={3} />}
      <CashButtons {...props} />
    </Card>
  );
}

function CashButtons({ menu, onClose }: MoneyProps) {
  const t = useTranslations('wallet.entries');
  const { isAllowed, refuse } = useCash(onClose);
  return (
    <div className="flex gap-3 *:flex-1 empty:hidden">
      {CASH_PAGES.filter(({ name }) => menu[name]).map(({ href, name }, index) => {
        const look = { size: 'small', kind: index === 0 ? 'primary' : 'quiet' } as const;
        return isAllowed ? (
          <ButtonLink key={name} href={href} {...look}>
            {t(name)}
          </ButtonLink>
        ) : (
          <Button key={name} aria-haspopup="dialog" onClick={refuse} {...look}>
            {t(name)}
          </Button>
        );
      })}
    </div>
  );
}

/** Everything about money that a member can look after. */
export function MoneyEntries({ menu, onClose }: MoneyProps) {
  const t = useTranslations('wallet.entries');
  const titles = useTranslations('shell.titles');
  const member = useMember();
  const { isAllowed, refuse } = useCash(onClose);
  if (!member) return null;
  return (
    <>
      {CASH_PAGES.filter(({ name }) => menu[name]).map(({ href, icon, name }) =>
        isAllowed ? (
          <EntryLink key={name} href={href} icon={icon} text={t(name)} />
        ) : (
          <EntryButton key={name} icon={icon} text={t(name)} opensSheet onPress={refuse} />
        ),
      )}
      {moneyPagesOf(member.type)
        .filter(({ name }) => menu[name])
        .map(({ href, icon, name }) => (
          <EntryLink key={href} href={href} icon={icon} text={t(name)} />
        ))}
      {menu.mall && isAllowed && (
        <EntryLink href="/m/mall/mallHome" icon="star" text={titles('mall')} />
      )}
    </>
  );
}

/** Whether real money may move, and what is said otherwise: the menu makes room for it. */
function useCash(onClose: () => void) {
  const member = useMember();
  return {
    isAllowed: member !== null && hasRight(member.type, 'cash'),
    refuse: () => {
      onClose();
      accountSheets.open('cashPrompt').catch(reportError);
    },
  };
}
