import { CHAT_PICTURE_RULES, CHAT_RULES } from '@maneki/contract/messages/chat';
import { countCharacters, findTextFault, tidyText } from '@maneki/contract/messages/chat-text';
import { acceptOf, chooseImages } from '@maneki/ui/choose-images';
import { IconButton } from '@maneki/ui/icon-button';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

const LIMITS = {
  imagesMax: CHAT_RULES.picturesMax,
  bytesMax: CHAT_PICTURE_RULES.bytesMax,
  types: ['png', 'jpg'],
} as const;
const MEGABYTE = 1_000_000;
/** From here on it is said how many are left. */
const SAID_FROM = 40;

type ComposerProps = {
  readonly place: 'lobby' | 'support';
  readonly onWrite: (text: string, images: readonly File[]) => void;
  readonly onTyping?: () => void;
};

/** Where a message is written: Enter sends it, Shift and Enter begins a line. What does not fit is said at once. */
export function Composer({ place, onWrite, onTyping }: ComposerProps) {
  const t = useTranslations('chat');
  const faultId = useId();
  const [text, setText] = useState('');
  const [images, setImages] = useState<readonly File[]>([]);
  const [fault, setFault] = useState('');
  const left = CHAT_RULES.charactersMax - countCharacters(text.trim());

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const body = tidyText(text);
    const found = findTextFault(body, place);
    if (found && !(found === 'empty' && images.length > 0))
      return setFault(t(found, { most: CHAT_RULES.charactersMax }));
    onWrite(body, images);
    setText('');
    setImages([]);
    setFault('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const choose = (chosen: readonly File[]) => {
    const { images: kept, refusals } = chooseImages(images, chosen, LIMITS);
    setImages(kept);
    const [refusal] = refusals;
    const megabytes = `${LIMITS.bytesMax / MEGABYTE}`;
    setFault(refusal ? t(refusal, { megabytes, count: `${LIMITS.imagesMax}` }) : '');
  };

  return (
    <form onSubmit={send} className="shrink-0 border-line border-t bg-ground p-2">
      <p id={faultId} role="alert" className="px-2 pb-1 text-danger-text text-sm empty:hidden">
        {fault}
      </p>
      <Chosen
        images={images}
        onDrop={(image) => setImages(images.filter((one) => one !== image))}
      />
      <div className="flex items-end gap-1">
        {place === 'support' && <Attach onChoose={choose} />}
        <textarea
          rows={1}
          value={text}
          aria-label={t('write')}
          aria-describedby={faultId}
          aria-invalid={fault !== ''}
          placeholder={t('placeholder')}
          className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-control bg-raised px-3.5 py-2.5 inset-ring inset-ring-edge"
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setText(target.value);
            setFault('');
            onTyping?.();
          }}
        />
        <button
          type="submit"
          aria-label={t('send')}
          className="fill-primary grid size-11 shrink-0 place-items-center rounded-control active:scale-95"
        >
          <span aria-hidden="true" className="text-lg">
            ➤
          </span>
        </button>
      </div>
      {left <= SAID_FROM && (
        <p
          role="status"
          className={`px-2 pt-1 text-xs ${left < 0 ? 'text-danger-text' : 'text-muted'}`}
        >
          {t('left', { count: left })}
        </p>
      )}
    </form>
  );
}

type ChosenProps = { readonly images: readonly File[]; readonly onDrop: (image: File) => void };

function Chosen({ images, onDrop }: ChosenProps) {
  const t = useTranslations('chat');
  if (images.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 px-2 pb-2">
      {images.map((image, index) => (
        <li
          key={`${image.name} ${image.lastModified}`}
          className="surface flex items-center rounded-card pl-3 text-sm"
        >
          <span className="max-w-36 truncate">{image.name}</span>
          <IconButton
            icon="x"
            label={t('detach', { number: `${index + 1}` })}
            isBare
            onClick={() => onDrop(image)}
          />
        </li>
      ))}
    </ul>
  );
}

function Attach({ onChoose }: { readonly onChoose: (images: readonly File[]) => void }) {
  const t = useTranslations('chat');
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={file}
        type="file"
        multiple
        hidden
        accept={acceptOf(LIMITS.types)}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <IconButton icon="image" label={t('attach')} isBare onClick={() => file.current?.click()} />
    </>
  );
}
