import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';
import { useVip } from './use-vip.ts';

/** The member's level, with the way towards the next one: nothing is counted before levels open, and it says so. */
export function VipProgress() {
  const t = useTranslations('shell.menu');
  const { level, note, href } = useVip();
  const content = (
    <>
      <Icon name="crown" />
      <span className="grid min-w-0 flex-1 gap-1.5">
        <span className="flex justify-between gap-3 font-semibold text-sm">
          {t('vip')}
          <span className="numerals font-bold">{level}</span>
        </span>
        {note && (
          <>
            <span aria-hidden="true" className="h-1.5 rounded-pill bg-white/15" />
            <span className="text-xs opacity-85">{note}</span>
          </>
        )}
      </span>
      {href && <Icon name="external" className="size-4.5 opacity-70" />}
    </>
  );
  const className = 'flex items-center gap-3 rounded-control bg-white/8 px-3.5 py-3 text-left';
  return href ? (
    <Link href={href} target="_blank" className={className}>
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  );
}
