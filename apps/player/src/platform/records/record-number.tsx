import { TOAST_MS } from '@maneki/contract/constants';
import { CopyNumber } from '@maneki/ui/copy-number';
import { toast } from '@maneki/ui/overlays';
import { useTranslations } from 'use-intl';
import { copyText } from './copy-text.ts';

type RecordNumberProps = { readonly number: string; readonly className?: string };

/** A number of a record that can be copied, and says so. */
export function RecordNumber(props: RecordNumberProps) {
  const t = useTranslations('record');
  const copy = async (number: string) => {
    const isCopied = await copyText(number);
    toast(
      isCopied
        ? { kind: 'success', text: t('copied'), durationMs: TOAST_MS.success }
        : { kind: 'error', text: t('notCopied'), durationMs: TOAST_MS.short },
    );
  };
  return <CopyNumber {...props} label={t('copy', { number: props.number })} onCopy={copy} />;
}
