import { Button, ButtonLink } from '@maneki/ui/button';
import { Picture } from '@maneki/ui/picture';
import { Popup } from '@maneki/ui/popup';
import { useTranslations } from 'use-intl';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { findLinkTarget } from '../link-target.ts';
import { RichText } from '../rich-text.tsx';
import type { ShownPopup } from '../shown-content.ts';
import { widthsInRem } from './popup-width.ts';

export type PopupCardProps = {
  readonly popup: ShownPopup;
  readonly isOpen: boolean;
  /** Somebody follows its link: it stays until the next page comes. */
  readonly onRead: () => void;
  readonly onClose: () => void;
};

export function PopupCard({ popup, isOpen, onRead, onClose }: PopupCardProps) {
  const t = useTranslations('content.popups');
  const shell = useTranslations('shell.actions');
  const { defaultBanner } = useArt();
  const hosts = useImageHosts();
  const target = findLinkTarget(popup);
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      isHeld={popup.forceRead}
      title={popup.title}
      closeLabel={shell('close')}
      picture={
        popup.image && (
          <Picture
            image={popup.image}
            alt=""
            hosts={hosts}
            fallback={defaultBanner}
            sizes="328px"
            className="aspect-video w-full shrink-0"
          />
        )
      }
      footer={
        <div className="grid gap-2">
          {target && (
            <ButtonLink
              href={target.href}
              isWide
              {...(target.isExternal
                ? { target: '_blank', onClick: onClose }
                : { onClick: onRead })}
            >
              {t('go')}
            </ButtonLink>
          )}
          {(!target || popup.forceRead) && (
            <Button kind={target ? 'quiet' : 'primary'} isWide onClick={onClose}>
              {t('ok')}
            </Button>
          )}
        </div>
      }
    >
      {popup.content && <RichText html={widthsInRem(popup.content)} isMuted />}
    </Popup>
  );
}
