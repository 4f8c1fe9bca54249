import { useEffect, useId, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { acceptOf, chooseImages, type ImageRefusal, type UploadLimits } from './choose-images.ts';

type ImageUploadProps = UploadLimits & {
  readonly label: string;
  readonly hint?: string;
  readonly addLabel: string;
  readonly removeLabel: (fileName: string) => string;
  readonly images: readonly File[];
  readonly onImages: (images: readonly File[]) => void;
  /** Told of everything left out, so that the page can say why in `error`. */
  readonly onRefused?: (refusals: readonly ImageRefusal[]) => void;
  readonly error?: string | undefined;
};

export function ImageUpload(props: ImageUploadProps) {
  const { label, hint, addLabel, removeLabel, images, onImages, onRefused, error } = props;
  const id = useId();
  const add = (files: FileList | null) => {
    const chosen = chooseImages(images, Array.from(files ?? []), props);
    onImages(chosen.images);
    onRefused?.(chosen.refusals);
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend className="mb-1.5 font-semibold text-muted text-sm">{label}</legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
        {images.map((image) => (
          <Preview
            key={`${image.name}-${image.lastModified}-${image.size}`}
            image={image}
            removeLabel={removeLabel(image.name)}
            onRemove={() => onImages(images.filter((other) => other !== image))}
          />
        ))}
        {images.length < props.imagesMax && (
          <li>
            <label className="relative grid aspect-square place-content-center justify-items-center gap-1.5 rounded-card border-2 border-edge/70 border-dashed p-2 text-center text-muted text-xs transition-colors hover:border-edge hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus">
              <Icon name="camera" className="size-6" />
              {addLabel}
              <input
                type="file"
                multiple
                accept={acceptOf(props.types)}
                className="sr-only"
                onChange={(event) => {
                  add(event.target.files);
                  // So that the same file can be chosen again after it was removed.
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1.5 text-faint text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex gap-1.5 text-danger-text text-xs">
          <Icon name="circle-alert" className="size-4" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

type PreviewProps = {
  readonly image: File;
  readonly removeLabel: string;
  readonly onRemove: () => void;
};

function Preview({ image, removeLabel, onRemove }: PreviewProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(image);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return (
    <li className="relative aspect-square animate-rise rounded-card bg-raised shadow-lift">
      {address && <img src={address} alt="" className="size-full rounded-card object-cover" />}
      <button
        type="button"
        aria-label={removeLabel}
        className="-top-3 -right-3 absolute grid size-11 place-items-center"
        onClick={onRemove}
      >
        <span className="grid size-6 place-items-center rounded-pill bg-text text-ground">
          <Icon name="x" className="size-3.5" />
        </span>
      </button>
    </li>
  );
}
