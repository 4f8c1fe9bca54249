import type { CustomerServiceTitle } from '@maneki/contract/site/links';
import { Icon, type IconName } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { ServedSheet } from '@maneki/ui/served-sheet';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readKeptService } from '../status-cache.ts';
import { useStatus } from '../use-site.ts';

const ICONS: Record<CustomerServiceTitle, IconName> = { CS: 'headset', whatsapp: 'message' };

type ServiceSheetProps = {
  /** Of the sheet, for the button that opens it. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Opens the form for feedback here; without it the entry leads to its page. */
  readonly onFeedback?: (() => void) | undefined;
};

const ROW =
  'surface flex min-h-14 w-full items-center gap-4 rounded-card px-4 py-2 text-left font-semibold';

const PAGES = [
  { href: '/m/task', icon: 'trophy', title: 'task' },
  { href: '/m/notice', icon: 'megaphone', title: 'notice' },
  { href: '/m/feedback', icon: 'heart', title: 'feedback' },
  { href: '/m/message', icon: 'mail', title: 'message' },
] as const satisfies readonly { href: string; icon: IconName; title: string }[];

/** The ways to reach a person, and everything else that is said between the house and its visitors. */
export function ServiceSheet({ onFeedback, ...sheet }: ServiceSheetProps) {
  const t = useTranslations('site.service');
  const shell = useTranslations('shell');
  const entries = useServiceEntries();
  return (
    <ServedSheet {...sheet} title={t('title')} closeLabel={shell('actions.close')}>
      <p className="pb-4 text-muted">{entries.length > 0 ? t('text') : t('none')}</p>
      <ul className="grid gap-3">
        {entries.map(({ title, path }) => (
          <li key={title}>
            <Link href={path} target="_blank" className={ROW}>
              <Icon name={ICONS[title]} className="text-gold-text" />
              <span className="flex-1">{t(title)}</span>
              <Icon name="external" className="text-faint" />
            </Link>
          </li>
        ))}
      </ul>
      <ul className="grid gap-3 pt-3">
        {PAGES.map(({ href, icon, title }) => {
          const content = (
            <>
              <Icon name={icon} className="text-gold-text" />
              <span className="flex-1">{shell(`titles.${title}`)}</span>
              <Icon name="chevron-right" className="text-faint" />
            </>
          );
          return (
            <li key={title}>
              {title === 'feedback' && onFeedback ? (
                <button type="button" aria-haspopup="dialog" className={ROW} onClick={onFeedback}>
                  {content}
                </button>
              ) : (
                <Link href={href} className={ROW}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </ServedSheet>
  );
}

/** What the status says; without one, what this device kept from the last visit. */
function useServiceEntries() {
  const { customerService } = useStatus().info;
  const [kept, setKept] = useState<typeof customerService>([]);
  const isTold = customerService.length > 0;
  useEffect(() => {
    if (!isTold) void readKeptService().then((entries) => setKept(entries ?? []));
  }, [isTold]);
  return isTold ? customerService : kept;
}
