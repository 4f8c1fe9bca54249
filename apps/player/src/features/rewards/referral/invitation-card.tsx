import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { renderSVG } from 'uqr';
import { useTranslations } from 'use-intl';
import { invitationLink } from '#platform/navigation/invitation-link.ts';
import { savePicture } from '#platform/pictures/save-picture.ts';
import { CopyRow } from '#platform/records/copy-row.tsx';
import type { OpenReferral } from './queries.ts';

/** What a friend is invited with: a picture to scan, a link, a code, and the phone's own way to send them. */
export function InvitationCard({ referral }: { readonly referral: OpenReferral }) {
  const t = useTranslations('referral');
  const { code, merchant } = referral;
  const link = invitationLink('referralCode', code);
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`;
  const sent = { title: merchant, text: t('shareText', { merchant }), url: link };
  const share = () => {
    // Whoever closes the phone's sheet has decided: there is nothing to tell.
    navigator.share(sent).catch(() => {});
  };
  const save = () => {
    savePicture(picture, `${merchant}-${code}.png`).catch(reportError);
  };
  // Browsers of desks mostly have no such sheet; the link can be copied everywhere.
  const canShare = typeof navigator.share === 'function';
  return (
    <Card isFlush>
      <div className="grid justify-items-center gap-3 p-4 text-center">
        <p className="font-semibold text-sm">{t('scan')}</p>
        <img
          src={picture}
          width={208}
          height={208}
          alt={t('qrAlt')}
          className="size-52 rounded-tile bg-white p-1"
        />
        <div className="flex w-full gap-2 *:flex-1">
          {canShare && (
            <Button icon="share" onClick={share}>
              {t('share')}
            </Button>
          )}
          <Button kind="quiet" icon="download" onClick={save}>
            {t('saveQr')}
          </Button>
        </div>
      </div>
      <CopyRow label={t('link')} shown={link} action={t('copyLink')} />
      <CopyRow label={t('code')} shown={code} action={t('copyCode')} isLarge />
      <p className="px-4 py-2.5 text-muted text-xs">{t('codeText')}</p>
    </Card>
  );
}
