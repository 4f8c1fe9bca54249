import { hasRight } from '@maneki/contract/identity/member-types';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { showWhereNoPopovers } from '@maneki/ui/use-popover';
import { useTranslations } from 'use-intl';
import { CashLink } from '#app/navigation/cash-link.tsx';
import { PromptLink } from '#app/navigation/prompt-link.tsx';
import { routeTable } from '#app/routes/route-table.ts';
import { useRoute } from '#app/routes/use-route.tsx';
import { useMember } from '#frame/identity';
import { SERVICE_ID } from './menu-id.ts';
import { ServiceHost } from './service-host.tsx';

const ITEM =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 rounded-control text-center font-semibold text-xs leading-tight text-faint max-[359px]:text-2xs aria-[current]:text-gold-text';

const MEMBER_HOME = '/m/member/home';

/** The tab bar in reach of the thumb. */
export function BottomMenu() {
  const t = useTranslations('shell.nav');
  const route = useRoute();
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
          aria-haspopup="dialog"
          popoverTarget={SERVICE_ID}
          popoverTargetAction="show"
          onClick={() => showWhereNoPopovers(SERVICE_ID)}
        >
          <Icon name="headset" />
          {t('service')}
        </button>
      </div>
      <ServiceHost />
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
  if (!member || !hasRight(member.type, 'member'))
    return (
      <PromptLink href={MEMBER_HOME} sheet="memberPrompt" className={ITEM}>
        {content}
      </PromptLink>
    );
  return (
    <Link href={MEMBER_HOME} className={ITEM} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
      {content}
    </Link>
  );
}
