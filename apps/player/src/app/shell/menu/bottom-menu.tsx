import { hasRight } from '@maneki/contract/identity/member-types';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CashLink } from '#app/navigation/cash-link.tsx';
import { routeTable } from '#app/routes/route-table.ts';
import { useRoute } from '#app/routes/use-route.tsx';
import { accountSheets, useMember } from '#frame/identity';

/** Loaded when somebody first asks for service. */
const ServiceHost = lazy(async () => {
  const module = await import('./service-host.tsx');
  return { default: module.ServiceHost };
});

const ITEM =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 rounded-control text-center font-semibold text-xs leading-tight text-faint max-[359px]:text-2xs aria-[current]:text-gold-text';

/** The tab bar in reach of the thumb. */
export function BottomMenu() {
  const t = useTranslations('shell.nav');
  const route = useRoute();
  const [service, setService] = useState({ isLoaded: false, isOpen: false });
  return (
    <nav aria-label={t('label')} className="bottom-menu bar safe-bottom">
      <div className="flex gap-1 px-2">
        <Link
          href="/m/home"
          className={ITEM}
          {...(route.hasBanner ? { 'aria-current': 'page' } : {})}
        >
          <Icon name="home" />
          {t('home')}
        </Link>
        <MemberItem isCurrent={route === routeTable.memberHome} />
        <CashLink
          href="/m/voucherCenter"
          className={ITEM}
          isCurrent={route === routeTable.voucherCenter}
        >
          <Icon name="wallet" />
          {t('deposit')}
        </CashLink>
        <Link
          href="/m/activity"
          className={ITEM}
          {...(route === routeTable.activity ? { 'aria-current': 'page' } : {})}
        >
          <Icon name="gift" />
          {t('promotions')}
        </Link>
        <button
          type="button"
          className={ITEM}
          aria-expanded={service.isOpen}
          onClick={() => setService({ isLoaded: true, isOpen: !service.isOpen })}
        >
          <Icon name="headset" />
          {t('service')}
        </button>
      </div>
      {service.isLoaded && (
        <Suspense>
          <ServiceHost
            isOpen={service.isOpen}
            onClose={() => setService({ isLoaded: true, isOpen: false })}
          />
        </Suspense>
      )}
    </nav>
  );
}

/** Leads members to their pages; guests and trials are asked to become one. */
function MemberItem({ isCurrent }: { readonly isCurrent: boolean }) {
  const t = useTranslations('shell.nav');
  const member = useMember();
  const content = (
    <>
      <Icon name="user" />
      {t('member')}
    </>
  );
  if (member && hasRight(member.type, 'member'))
    return (
      <Link
        href="/m/member/home"
        className={ITEM}
        {...(isCurrent ? { 'aria-current': 'page' } : {})}
      >
        {content}
      </Link>
    );
  return (
    <button
      type="button"
      className={ITEM}
      aria-haspopup="dialog"
      onClick={() => accountSheets.open('memberPrompt')}
    >
      {content}
    </button>
  );
}
