import { Card } from '@maneki/ui/card';
import { renderSVG } from 'uqr';
import { useTranslations } from 'use-intl';

/** A code of this page, to open it on a phone. */
export function PageCode() {
  const t = useTranslations('app.install');
  const address = `${window.location.origin}/m/app`;
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
  return (
    <Card className="flex items-center gap-4">
      <img src={code} width={112} height={112} alt={t('code')} className="rounded-tile" />
      <div className="min-w-0">
        <p className="font-bold">{t('scan')}</p>
        <p className="text-muted text-sm">{t('scanText')}</p>
      </div>
    </Card>
  );
}
