import { Badge } from '@maneki/ui/badge';
import { Card, TreasurePanel } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { SectionHeading } from '@maneki/ui/section-heading';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { EntryLink, LogoutCard, MemberHead } from '#features/identity';
import { PreferencePickers } from '#features/site';
import { BalanceOverview } from '#features/wallet';
import { useIsInstalled } from '#platform/install/use-is-installed.ts';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { MoneyActions } from './money-actions.tsx';
import { type Shortcut, useShortcuts } from './use-shortcuts.ts';
import { VipProgress } from './vip-progress.tsx';

/** The new version of the member centre: a dashboard of cards. */
export function CardCentre() {
  const t = useTranslations('identity.member');
  const { records, own, more } = useShortcuts();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <TreasurePanel className="grid gap-5">
        <MemberHead hasLevel={false} />
        <VipProgress />
        <div className="border-gold/30 border-t pt-4">
          <BalanceOverview place="panel" />
        </div>
        <MoneyActions
          markClass={(isMain) =>
            isMain ? 'fill-gold' : 'bg-white/12 inset-ring inset-ring-white/15'
          }
        />
      </TreasurePanel>
      <DemoNote />
      <Tiles title={t('records')} shortcuts={records} />
      <Tiles title={t('own')} shortcuts={own} />
      <Tiles title={t('more')} shortcuts={more} />
      <InstallCard />
      <Section title={t('appearance')}>
        <Card>
          <PreferencePickers />
        </Card>
      </Section>
      <LogoutCard />
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      {children}
    </section>
  );
}

type TilesProps = { readonly title: string; readonly shortcuts: readonly Shortcut[] };

function Tiles({ title, shortcuts }: TilesProps) {
  return (
    <Section title={title}>
      <Card className="grid grid-cols-3 gap-1 px-2">
        {shortcuts.map((shortcut) => (
          <Tile key={shortcut.href} {...shortcut} />
        ))}
      </Card>
    </Section>
  );
}

function Tile({ href, icon, text, detail, count = 0 }: Shortcut) {
  return (
    <Link
      href={href}
      className="grid min-w-0 content-start justify-items-center gap-2 rounded-control py-2 text-center"
    >
      <span className="relative grid size-11 place-items-center rounded-pill bg-gold/15 text-gold-text">
        <Icon name={icon} className="size-5.5" />
        <Badge count={count} className="-top-1 -right-2 absolute" />
      </span>
      {/* A long word may lean into the gaps beside it before it breaks. */}
      <span className="wrap-anywhere -mx-2.5 hyphens-auto font-semibold text-xs leading-tight">
        {text}
        {detail && <span className="sr-only">{detail}</span>}
      </span>
    </Link>
  );
}

function InstallCard() {
  const t = useTranslations('shell.menu');
  const isInApp = useIsInstalled();
  if (isInApp) return null;
  return (
    <div className="not-installed">
      <Card isFlush>
        <EntryLink href="/m/app" icon="download" text={t('download')} />
      </Card>
    </div>
  );
}
