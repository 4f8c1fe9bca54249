import { TOAST_MS } from '@maneki/contract/constants';
import { IconButton } from '@maneki/ui/icon-button';
import { toast } from '@maneki/ui/overlays';
import { useTranslations } from 'use-intl';
import { copyText } from '#platform/records/copy-text.ts';

type CopyRowProps = {
  readonly label: string;
  readonly shown: string;
  /** What goes to the clipboard, where that is not what is shown. */
  readonly copied?: string;
  readonly isLarge?: boolean;
};

/** Something that the payer types elsewhere: read in full, and taken along with one tap. */
export function CopyRow({ label, shown, copied = shown, isLarge = false }: CopyRowProps) {
  const t = useTranslations('deposit.order');
  const record = useTranslations('record');
  const copy = async () => {
    const isCopied = await copyText(copied);
    toast(
      isCopied
        ? { kind: 'success', text: record('copied'), durationMs: TOAST_MS.success }
        : { kind: 'error', text: record('notCopied'), durationMs: TOAST_MS.short },
    );
  };
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
      <IconButton isBare icon="copy" label={t('copy', { what: label })} onClick={copy} />
    </div>
  );
}
