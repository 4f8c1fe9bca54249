import { renderSVG } from 'uqr';
import { useTranslations } from 'use-intl';
import { useLocation } from '#platform/navigation/navigation.ts';

/** A code of the very page that is open, to go on with it on a phone. */
export function ContinueOnPhone() {
  const t = useTranslations('site.wide');
  const { pathname, search } = useLocation();
  const address = `${window.location.origin}/m${pathname}${search}`;
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
  return (
    <div className="wide-code">
      <img src={code} width={148} height={148} alt={t('code')} className="rounded-tile" />
      <p className="font-bold text-lg">{t('title')}</p>
      <p className="text-muted text-sm">{t('text')}</p>
    </div>
  );
}
