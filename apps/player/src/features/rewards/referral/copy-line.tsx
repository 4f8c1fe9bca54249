import { TOAST_MS } from '@maneki/contract/constants';
import { IconButton } from '@maneki/ui/icon-button';
import { toast } from '@maneki/ui/overlays';
import { useTranslations } from 'use-intl';
import { copyText } from '#platform/records/copy-text.ts';

type CopyLineProps = {
  readonly label: string;
  readonly text: string;
  /** What the button says to whoever does not see it. */
  readonly action: string;
  readonly isLarge?: boolean;
};

/** Something to hand on: read in full, and taken along with one tap. */
export function CopyLine({ label, text, action, isLarge = false }: CopyLineProps) {
  const t = useTranslations('referral');
  const record = useTranslations('record');
  const copy = async () => {
    const isCopied = await copyText(text);
    toast(
      isCopied
        ? { kind: 'success', text: record('copied'), durationMs: TOAST_MS.success }
        : { kind: 'error', text: t('notCopied'), durationMs: TOAST_MS.short },
    );
  };
  return (
    <div className="flex min-h-14 items-center gap-3 px-4 py-1.5">
      <dl className="min-w-0 flex-1">
        <dt className="text-muted text-xs">{label}</dt>
        <dd
          className={`wrap-anywhere select-text font-semibold ${isLarge ? 'numerals text-gold-text text-xl tracking-widest' : 'text-sm'}`}
        >
          {text}
        </dd>
      </dl>
      <IconButton isBare icon="copy" label={action} onClick={copy} />
    </div>
  );
}
