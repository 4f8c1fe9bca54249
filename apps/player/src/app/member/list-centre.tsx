import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import { EntryLink, EntryState, LogoutCard, MemberHead } from '#features/identity';
import { BalanceOverview } from '#features/wallet';
import { useIsInstalled } from '#platform/install/use-is-installed.ts';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { MoneyActions } from './money-actions.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useVip } from './use-vip.ts';

/** The base version of the member centre: one calm list below who and how much. */
export function ListCentre() {
  const t = useTranslations('shell.menu');
  const { records, own, more } = useShortcuts();
  const isInApp = useIsInstalled();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Card className="grid gap-5">
        <MemberHead hasLevel />
        <BalanceOverview place="card" />
        <MoneyActions
          markClass={(isMain) => (isMain ? 'fill-primary' : 'bg-gold/15 text-gold-text')}
        />
      </Card>
      <DemoNote />
      <Card isFlush>
        {records.map((entry) => (
          <EntryLink key={entry.href} {...entry} />
        ))}
        <VipEntry />
        {[...own, ...more].map((entry) => (
          <EntryLink key={entry.href} {...entry} />
        ))}
        {!isInApp && (
          <div className="not-installed">
            <EntryLink href="/m/app" icon="download" text={t('download')} />
          </div>
        )}
      </Card>
      <LogoutCard />
    </div>
  );
}

function VipEntry() {
  const t = useTranslations('shell.menu');
  const { level, progress, note, href } = useVip();
  const more = note ?? progress?.label;
  const words = {
    icon: 'crown',
    text: t('vip'),
    detail: more ? `${level} · ${more}` : level,
  } as const;
  return href ? <EntryLink href={href} {...words} /> : <EntryState {...words} />;
}
