import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';
import { LogoutCard, MemberCard, MemberEntries, useMember } from '#features/identity';
import { BalanceOverview } from '#features/wallet';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { moneyPagesOf } from '../routes/money-pages.ts';

/** The member's own page: who they are here, what they have, and where to look after both. */
export default function MemberScreen() {
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <MemberCard>
        <div className="border-gold/30 border-t pt-3">
          <BalanceOverview place="panel" />
        </div>
      </MemberCard>
      <DemoNote />
      <MoneyTiles />
      <MemberEntries />
      <LogoutCard />
    </div>
  );
}

/** Side by side, because they are what a member comes for most. */
function MoneyTiles() {
  const t = useTranslations('wallet.entries');
  const member = useMember();
  if (!member) return null;
  return (
    <nav aria-label={t('label')} className="flex flex-wrap gap-3 *:flex-[1_1_5rem]">
      {moneyPagesOf(member.type).map(({ href, icon, name }) => (
        <Link
          key={href}
          href={href}
          className="surface grid min-w-0 content-start justify-items-center gap-1.5 rounded-card px-1.5 py-3.5 text-center"
        >
          <Icon name={icon} className="size-6 text-gold-text" />
          <span className="max-w-full font-semibold text-sm leading-tight">{t(name)}</span>
        </Link>
      ))}
    </nav>
  );
}
