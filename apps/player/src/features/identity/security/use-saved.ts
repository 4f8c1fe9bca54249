import { TOAST_MS } from '@maneki/contract/constants';
import { toast } from '@maneki/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { identityKeys } from '../queries.ts';

/** Says that a change of the account was saved; what the page knows of the member follows. */
export function useSaved(): () => void {
  const t = useTranslations('security');
  const queryClient = useQueryClient();
  return () => {
    toast({ kind: 'success', text: t('saved'), durationMs: TOAST_MS.success });
    queryClient.invalidateQueries({ queryKey: identityKeys.member });
  };
}
