import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { ProgressBar } from '@maneki/ui/progress-bar';
import { useTranslations } from 'use-intl';
import { useVip } from './use-vip.ts';

/** The member's level, with the way towards the next one. */
export function VipProgress() {
  const t = useTranslations('shell.menu');
  const { level, progress, note, href, isOutside } = useVip();
  const content = (
    <>
      <Icon name="crown" />
      <span className="grid min-w-0 flex-1 gap-1.5">
        <span className="flex justify-between gap-3 font-semibold text-sm">
          {t('vip')}
          <span className="numerals font-bold">{level}</span>
        </span>
        {progress && (
          <>
            <ProgressBar share={progress.share} label={progress.label} />
            <span className="text-xs opacity-85">{progress.label}</span>
          </>
        )}
        {note && <span className="text-xs opacity-85">{note}</span>}
      </span>
      {href && (
        <Icon name={isOutside ? 'external' : 'chevron-right'} className="size-4.5 opacity-70" />
      )}
    </>
  );
  const className = 'flex items-center gap-3 rounded-control bg-white/8 px-3.5 py-3 text-left';
  if (!href) return <div className={className}>{content}</div>;
  return (
    <Link href={href} {...(isOutside && { target: '_blank' })} className={className}>
      {content}
    </Link>
  );
}
