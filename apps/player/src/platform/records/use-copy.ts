import { TOAST_MS } from '@maneki/contract/constants';
import { toast } from '@maneki/ui/overlays';
import { useTranslations } from 'use-intl';
import { copyText } from './copy-text.ts';

/** Puts a text on the clipboard, and says whether that was possible. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations('record');
  return async (text) => {
    const isCopied = await copyText(text);
    toast(
      isCopied
        ? { kind: 'success', text: t('copied'), durationMs: TOAST_MS.success }
        : { kind: 'error', text: t('notCopied'), durationMs: TOAST_MS.short },
    );
  };
}
