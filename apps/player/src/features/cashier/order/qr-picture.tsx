import { Button } from '@maneki/ui/button';
import { renderSVG } from 'uqr';
import { useTranslations } from 'use-intl';

/** As large as it is saved, so that another phone reads it from a gallery. */
const SAVED_PX = 720;

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

/** Galleries know dots and no drawings. */
async function savePicture(address: string, fileName: string): Promise<void> {
  const picture = new Image(SAVED_PX, SAVED_PX);
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SAVED_PX;
  canvas.height = SAVED_PX;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, SAVED_PX, SAVED_PX);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
