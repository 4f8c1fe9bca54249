import type { CustomerServiceTitle } from '@maneki/contract/site/links';
import { Icon, type IconName } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { Sheet } from '@maneki/ui/sheet';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readKeptService } from '../status-cache.ts';
import { useStatus } from '../use-site.ts';

const ICONS: Record<CustomerServiceTitle, IconName> = { CS: 'headset', whatsapp: 'message' };

/** The ways to reach a person. */
export function ServiceSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('site.service');
  const shell = useTranslations('shell.actions');
  const entries = useServiceEntries();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={shell('close')}>
      <p className="pb-4 text-muted">{entries.length > 0 ? t('text') : t('none')}</p>
      <ul className="grid gap-3">
        {entries.map(({ title, path }) => (
          <li key={title}>
            <Link
              href={path}
              target="_blank"
              className="surface flex min-h-14 items-center gap-4 rounded-card px-4 font-semibold"
            >
              <Icon name={ICONS[title]} className="text-gold-text" />
              <span className="flex-1">{t(title)}</span>
              <Icon name="external" className="text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** What the status says; without one, what this device kept from the last visit. */
function useServiceEntries() {
  const { customerService } = useStatus().info;
  const [kept, setKept] = useState<typeof customerService>([]);
  useEffect(() => {
    readKeptService().then((entries) => setKept(entries ?? []));
  }, []);
  return customerService.length > 0 ? customerService : kept;
}
