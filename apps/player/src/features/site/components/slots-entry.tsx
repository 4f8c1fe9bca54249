import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';
import { useArt } from '#platform/use-art.ts';

/** The way from the first page to the slots. */
export function SlotsEntry() {
  const t = useTranslations('shell.titles');
  return (
    <Link
      href="/m/rng"
      className="surface mx-4 mt-4 flex min-h-16 items-center gap-4 rounded-card px-4 font-bold text-lg"
    >
      <img src={useArt().slots} alt="" width={40} height={40} />
      <span className="flex-1">{t('rng')}</span>
      <Icon name="chevron-right" className="text-faint" />
    </Link>
  );
}
