import { hasRight } from '@maneki/contract/identity/member-types';
import { ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { EntryLink, LogoutCard, useMember } from '#features/identity';
import { AwayCard, CheckInterval, limitsQuery } from '#features/safety';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { useWallet } from '#platform/viewer/use-wallet.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import { findPage } from '../routes/route-table.ts';

/** Everything about playing safely in one place; to whoever stays away, what is open to them. */
export default function SafePlayScreen() {
  const member = useMember();
  const isMember = member !== null && hasRight(member.type, 'member');
  if (member?.isExcluded) return <Away />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Lead />
      {isMember ? <Tools /> : <GuestTools />}
      <Talk />
      {isMember && <CheckInterval />}
    </div>
  );
}

function Lead() {
  const t = useTranslations('protection.hub');
  return (
    <Card className="flex gap-4">
      <span className="fill-gold grid size-11 shrink-0 place-items-center rounded-control">
        <Icon name="shield" />
      </span>
      <span className="grid gap-1">
        <h2 className="font-bold text-base">{t('leadTitle')}</h2>
        <span className="text-pretty text-muted text-sm">{t('lead')}</span>
      </span>
    </Card>
  );
}

function Tools() {
  const t = useTranslations('protection.hub');
  const { data: limits = [] } = useQuery(limitsQuery);
  const count = limits.filter(({ amount }) => amount !== null).length;
  return (
    <section>
      <SectionHeading title={t('tools')} />
      <Card isFlush>
        <EntryLink
          href="/m/safePlay/limits"
          icon="filter"
          text={t('limits')}
          detail={count > 0 ? t('limitsSet', { count }) : t('limitsText')}
        />
        <EntryLink
          href="/m/safePlay/activity"
          icon="history"
          text={t('activity')}
          detail={t('activityText')}
        />
        <EntryLink
          href="/m/safePlay/timeOut"
          icon="pause"
          text={t('timeOut')}
          detail={t('timeOutText')}
        />
        <EntryLink
          href="/m/safePlay/exclusion"
          icon="lock"
          text={t('exclusion')}
          detail={t('exclusionText')}
        />
      </Card>
    </section>
  );
}

function GuestTools() {
  const t = useTranslations('protection.hub');
  return (
    <Card className="grid gap-3">
      <p className="text-pretty text-sm">{t('guest')}</p>
      <ButtonLink kind="quiet" isWide href="/m/login?back=%2Fm%2FsafePlay">
        {t('login')}
      </ButtonLink>
    </Card>
  );
}

function Talk() {
  const t = useTranslations('protection.hub');
  return (
    <section>
      <SectionHeading title={t('look')} />
      <Card isFlush>
        <EntryLink
          href="/m/safePlay/test"
          icon="circle-check"
          text={t('test')}
          detail={t('testText')}
        />
        <EntryLink href="/m/safePlay/help" icon="phone" text={t('help')} detail={t('helpText')} />
      </Card>
    </section>
  );
}

/** Until when, the balance and its way out, and what else is open. */
function Away() {
  const t = useTranslations('protection.now');
  const away = useTranslations('protection.hub');
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <AwayCard />
      <DemoNote />
      <PayOut />
      <section>
        <SectionHeading title={t('open')} />
        <Card isFlush>
          <EntryLink href="/m/transaction/record" icon="history" text={t('account')} />
          <EntryLink href="/m/gameRecord" icon="ticket" text={t('bets')} />
          <EntryLink href="/m/safePlay/activity" icon="clock" text={t('activity')} />
          <EntryLink href="/m/safePlay/help" icon="phone" text={t('help')} />
          <EntryLink href="/m/changePsw" icon="lock" text={t('password')} />
        </Card>
      </section>
      <section>
        <SectionHeading title={t('longer')} />
        <Card isFlush>
          <EntryLink href="/m/safePlay/timeOut" icon="pause" text={away('timeOut')} />
          <EntryLink href="/m/safePlay/exclusion" icon="lock" text={away('exclusion')} />
        </Card>
      </section>
      <LogoutCard />
    </div>
  );
}

/** Where a market has a cashier the balance is paid out there; elsewhere by the service. */
const WITHDRAW = '/m/withdraw';

function PayOut() {
  const t = useTranslations('protection.now');
  const { symbol } = useViewer();
  const { wallet } = useWallet();
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="text-muted text-sm">{t('balance')}</h2>
        <p className="numerals font-bold text-3xl">
          {wallet ? `${symbol} ${writeBalance(wallet.sumBalance)}` : '–'}
        </p>
        <p className="text-pretty text-muted text-sm">{t('balanceText')}</p>
      </div>
      {findPage(WITHDRAW) ? (
        <ButtonLink isWide href={WITHDRAW}>
          {t('payOut')}
        </ButtonLink>
      ) : (
        <p className="text-pretty text-sm">{t('payOutService')}</p>
      )}
    </Card>
  );
}
