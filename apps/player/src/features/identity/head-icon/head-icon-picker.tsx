import { DRAWN, HEAD_ICONS, HEAD_PICTURE_TYPES } from '@maneki/contract/identity/head-icons';
import { Avatar } from '@maneki/ui/avatar';
import { Button } from '@maneki/ui/button';
import { acceptOf } from '@maneki/ui/choose-images';
import { FormProblem } from '@maneki/ui/form-problem';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useImageHosts } from '#platform/art/use-art.ts';
import { useMember } from '../use-member.ts';
import { drawnHead } from './head-image.ts';
import { MEGABYTES_MAX, useHeadIcon } from './use-head-icon.ts';

/** Twelve faces to choose from, a picture of one's own, and the way back to none. */
export function HeadIconPicker({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('identity.headIcon');
  const hosts = useImageHosts();
  const chosen = useMember()?.headIcon ?? null;
  const file = useRef<HTMLInputElement>(null);
  const { isPending, problem, choose, upload } = useHeadIcon(onDone);
  return (
    <div className="grid gap-5">
      <p className="text-muted text-sm">{t('lead')}</p>
      <ul className="grid grid-cols-4 justify-items-center gap-x-2 gap-y-4 px-1">
        {HEAD_ICONS.map((icon) => (
          <li key={icon}>
            <button
              type="button"
              aria-label={t(`names.${icon}`)}
              aria-pressed={chosen === `${DRAWN}${icon}`}
              className="block rounded-pill transition duration-150 active:scale-95"
              onClick={() => choose(icon)}
            >
              <Avatar
                image={drawnHead(icon)}
                hosts={hosts}
                name=""
                size="portrait"
                isRinged={chosen === `${DRAWN}${icon}`}
              />
            </button>
          </li>
        ))}
      </ul>
      <FormProblem text={problem} />
      <div className="grid gap-2">
        <input
          ref={file}
          type="file"
          accept={acceptOf(HEAD_PICTURE_TYPES)}
          aria-label={t('upload')}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [picked] = target.files ?? [];
            // So that the same file can be chosen again.
            if (picked)
              upload(picked).finally(() => {
                target.value = '';
              });
          }}
        />
        <Button
          kind="quiet"
          icon="camera"
          isWide
          isPending={isPending}
          onClick={() => file.current?.click()}
        >
          {t('upload')}
        </Button>
        <p className="text-center text-faint text-xs">{t('hint', { megabytes: MEGABYTES_MAX })}</p>
        {chosen && (
          <Button kind="plain" isWide onClick={() => choose(null)}>
            {t('reset')}
          </Button>
        )}
      </div>
    </div>
  );
}
