import { hasRight } from '@maneki/contract/identity/member-types';
import { Icon } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import { useMember } from '#features/identity';
import { CashLink } from '../navigation/cash-link.tsx';
import { CASH_PAGES, TRANSFER } from '../routes/money-pages.ts';

type MoneyActionsProps = {
  /** Of an action's mark; the first one is the main thing to do. */
  readonly markClass: (isMain: boolean) => string;
};

/** Deposit, withdraw and transfer side by side, because they are what a member comes for most. */
export function MoneyActions({ markClass }: MoneyActionsProps) {
  const t = useTranslations('wallet.entries');
  const member = useMember();
  if (!member) return null;
  const pages = hasRight(member.type, 'cash') ? [...CASH_PAGES, TRANSFER] : CASH_PAGES;
  return (
    <nav aria-label={t('label')} className="flex gap-2 *:flex-[1_1_0]">
      {pages.map(({ href, icon, name }, index) => (
        <CashLink
          key={name}
          href={href}
          className="grid min-w-0 content-start justify-items-center gap-1.5 rounded-control py-1 text-center"
        >
          <span
            className={`grid size-12 place-items-center rounded-pill ${markClass(index === 0)}`}
          >
            <Icon name={icon} className="size-5.5" />
          </span>
          <span className="max-w-full font-semibold text-sm leading-tight">{t(name)}</span>
        </CashLink>
      ))}
    </nav>
  );
}
