import { IconButton } from '@maneki/ui/icon-button';
import { useTranslations } from 'use-intl';
import { useCopy } from './use-copy.ts';

type CopyRowProps = {
  readonly label: string;
  readonly shown: string;
  /** What goes to the clipboard, where that is not what is shown. */
  readonly copied?: string;
  /** What the button says to whoever does not see it, where the label does not say enough. */
  readonly action?: string;
  readonly isLarge?: boolean;
};

/** Something that is typed or sent elsewhere: read in full, and taken along with one tap. */
export function CopyRow({ label, shown, copied = shown, action, isLarge = false }: CopyRowProps) {
  const t = useTranslations('record');
  const copy = useCopy();
  return (
    <div className="flex min-h-14 items-center gap-3 px-4 py-1.5">
      <dl className="min-w-0 flex-1">
        <dt className="text-muted text-xs">{label}</dt>
        <dd
          className={`wrap-anywhere numerals select-text font-semibold ${isLarge ? 'text-gold-text text-xl' : ''}`}
        >
          {shown}
        </dd>
      </dl>
      <IconButton
        isBare
        icon="copy"
        label={action ?? t('copyThis', { what: label })}
        onClick={() => copy(copied)}
      />
    </div>
  );
}
