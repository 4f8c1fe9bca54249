import type { DocumentKind, DocumentSide } from '@maneki/contract/safety/verification';
import { Icon } from '@maneki/ui/icon';
import { SpinnerRing } from '@maneki/ui/spinner';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { PhotoGuide } from './photo-guide.tsx';
import type { Photo } from './use-photos.ts';

type PhotoSlotProps = {
  readonly kind: DocumentKind;
  readonly side: DocumentSide;
  readonly photo: Photo;
  readonly onFile: (file: File) => void;
};

/** The place of one photo: how it should look, then the photo itself, and what is wrong with it. */
export function PhotoSlot({ kind, side, photo, onFile }: PhotoSlotProps) {
  const t = useTranslations('verification.sides');
  const kinds = useTranslations('verification.kinds');
  // A passport has no sides, but a page that counts.
  const isPage = kind === 'PASSPORT' && side === 'FRONT';
  const id = useId();
  const { isPending, isSaved, address, problem } = photo;
  return (
    <div className="grid gap-1.5">
      <label className="surface relative grid min-h-28 grid-cols-[6.5rem_1fr] items-center gap-4 overflow-hidden rounded-card p-3 has-focus-visible:outline-2 has-focus-visible:outline-focus">
        <span className="grid aspect-[8/5] place-items-center overflow-hidden rounded-field bg-raised text-faint">
          {address ? (
            <img src={address} alt="" className="size-full object-cover" />
          ) : (
            <PhotoGuide side={side} />
          )}
        </span>
        <span className="grid gap-1">
          <span className="font-semibold">
            {isPage ? kinds('PASSPORT.name') : t(`${side}.name`)}
          </span>
          <span className="text-muted text-xs">
            {isPage ? kinds('PASSPORT.text') : t(`${side}.text`)}
          </span>
          <span className="flex min-h-5 items-center gap-1.5 font-semibold text-gold-text text-xs">
            {isPending && <SpinnerRing className="size-4" />}
            {!isPending && isSaved && (
              <Icon name="circle-check" className="size-4 text-success-text" />
            )}
            {isPending ? t('sending') : t(isSaved ? 'again' : 'add')}
          </span>
        </span>
        <input
          type="file"
          accept="image/jpeg,image/png"
          className="sr-only"
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
          disabled={isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="flex gap-1.5 text-danger-text text-xs">
          <Icon name="circle-alert" className="size-4" />
          {problem}
        </p>
      )}
    </div>
  );
}
