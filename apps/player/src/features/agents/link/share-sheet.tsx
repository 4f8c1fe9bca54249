import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Sheet } from '@maneki/ui/sheet';
import { renderSVG } from 'uqr';
import { useTranslations } from 'use-intl';
import { savePicture } from '#platform/pictures/save-picture.ts';
import { CopyRow } from '#platform/records/copy-row.tsx';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { linkAddress } from './link-address.ts';
import type { AgentLink } from './queries.ts';

type ShareSheetProps = {
  readonly link: AgentLink | undefined;
  /** What the site is called. */
  readonly merchant: string;
  readonly onClose: () => void;
};

/** A card to show, send or save: who invites where, a code to scan, and the same to type. */
export function ShareSheet({ link, merchant, onClose }: ShareSheetProps) {
  const t = useTranslations('links.card');
  const shell = useTranslations('shell.actions');
  return (
    <Sheet
      isOpen={link !== undefined}
      onClose={onClose}
      title={t('title')}
      closeLabel={shell('close')}
    >
      {link && <ShareCard link={link} merchant={merchant} />}
    </Sheet>
  );
}

function ShareCard({ link, merchant }: { readonly link: AgentLink; readonly merchant: string }) {
  const t = useTranslations('links.card');
  const { member } = useViewer();
  const { code } = link;
  const address = linkAddress(link);
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
  const share = () => {
    const sent = { title: merchant, text: t('shareText', { merchant }), url: address };
    // Whoever closes the phone's sheet has decided: there is nothing to tell.
    navigator.share(sent).catch(() => {});
  };
  const save = () => {
    savePicture(picture, `${merchant}-${code}.png`).catch(reportError);
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <div className="grid grid-cols-1 gap-4">
      <section className="grid grid-cols-1 justify-items-center gap-4 rounded-card bg-raised p-5 text-center inset-ring inset-ring-line">
        <p className="grid gap-0.5">
          <span className="text-muted text-sm">
            {member?.nickname ?? member?.userName} {t('invites')}
          </span>
          <span className="font-bold text-2xl">{merchant}</span>
        </p>
        <img
          src={picture}
          width={224}
          height={224}
          alt={t('qrAlt')}
          className="aspect-square h-auto w-full max-w-56 rounded-card bg-white p-2 shadow-lift"
        />
        <p className="numerals select-all font-bold text-2xl tracking-[0.15em]">{code}</p>
        <p className="text-balance text-muted text-xs">{t('scan')}</p>
      </section>
      <div className="flex flex-wrap gap-2 *:flex-1">
        {canShare && (
          <Button icon="share" onClick={share}>
            {t('share')}
          </Button>
        )}
        <Button kind="quiet" icon="download" onClick={save}>
          {t('save')}
        </Button>
      </div>
      <Card isFlush>
        <CopyRow label={t('link')} shown={address} action={t('copyLink')} />
        <CopyRow label={t('code')} shown={code} action={t('copyCode')} />
      </Card>
    </div>
  );
}
