import { Button } from '@maneki/ui/button';
import { renderSVG } from 'uqr';
import { useTranslations } from 'use-intl';
import { savePicture } from '#platform/pictures/save-picture.ts';

type QrPictureProps = { readonly text: string; readonly name: string };

/** A code to scan with another device, or to save and open in the app that pays. */
export function QrPicture({ text, name }: QrPictureProps) {
  const t = useTranslations('deposit.order');
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
  const save = () => {
    savePicture(code, `${name}.png`).catch(reportError);
  };
  return (
    <div className="grid justify-items-center gap-3 p-4 text-center">
      <p className="font-semibold text-sm">{t('qr')}</p>
      <img
        src={code}
        width={208}
        height={208}
        alt={t('qrAlt')}
        className="size-52 rounded-tile bg-white p-1"
      />
      <Button kind="quiet" size="small" icon="download" onClick={save}>
        {t('saveQr')}
      </Button>
    </div>
  );
}
