import { Link } from '@maneki/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { EntryLink, useMember } from '#features/identity';
import { promotionsQuery } from '#features/rewards';
import { call } from '#platform/call/browser.ts';

const SHOWN = 3;
const LINE = 'flex min-h-11 items-center py-1 pr-4 pl-14 text-sm';

/** What the merchant offers now, the first few by name; whoever stays away is offered nothing. */
export function MenuPromotions({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTranslations('shell.menu');
  const titles = useTranslations('shell.titles');
  const isOffered = useMember()?.isExcluded !== true;
  // Asked when somebody looks: a closed menu costs no call.
  const { data = [] } = useQuery({ ...promotionsQuery(call), enabled: isOpen && isOffered });
  const entry = <EntryLink href="/m/activity" icon="flame" text={titles('activity')} />;
  if (!isOffered || data.length === 0) return entry;
  return (
    <div>
      {entry}
      <ul className="pb-2">
        {data.slice(0, SHOWN).map(({ id, title }) => (
          <li key={id}>
            <Link href={`/m/activity?id=${id}`} className={`${LINE} text-muted`}>
              <span className="min-w-0 truncate">{title}</span>
            </Link>
          </li>
        ))}
        {data.length > SHOWN && (
          <li>
            <Link href="/m/activity" className={`${LINE} font-semibold text-gold-text`}>
              {t('morePromotions')}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
