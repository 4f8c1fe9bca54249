import { notifications } from '@mantine/notifications';
import { useTranslations } from 'use-intl';
import { RefusedError } from '../call/call.ts';

/** Tells what became of an act, over whatever page is open. */
export function useTell() {
  const t = useTranslations('problem');
  const show = (message: string, color: string) =>
    notifications.show({ message, color, closeButtonProps: { 'aria-label': t('close') } });
  return {
    done: (message: string) => show(message, 'teal'),
    failed: (error: unknown) =>
      show(error instanceof RefusedError ? error.message : t('unreachable'), 'red'),
  };
}
